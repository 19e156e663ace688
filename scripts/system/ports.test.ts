import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { readPorts, requireFreePorts } from './ports';
import { takePorts } from './takenPorts';

test('the ports have defaults, and settings move them', () => {
  const fallbacks = { PORT: 3000, SANDBOX_PORT: 4001, STUDIO_PORT: 4100, PANEL_PORT: 4200, OUTSIDE_PORT: 4300 };
  assert.deepEqual(readPorts({}), fallbacks);
  assert.equal(readPorts({ PORT: '4205', STUDIO_PORT: '' }).PORT, 4205);
});

test('only the panel and the services outside can be switched off', async () => {
  const ports = readPorts({ PANEL_PORT: '0', OUTSIDE_PORT: '0' });
  assert.deepEqual([ports.PANEL_PORT, ports.OUTSIDE_PORT], [0, 0]);
  assert.throws(() => readPorts({ STUDIO_PORT: '0' }), /STUDIO_PORT=0 is not a port/);
  await requireFreePorts({ PANEL_PORT: 0 });
});

test('what is no port is refused by its setting', () => {
  for (const PORT of ['http', '0', '65536', '3000.5', '-1', '3e3']) {
    assert.throws(() => readPorts({ PORT }), /^Error: PORT=.* is not a port/);
  }
});

test('C12: a port that browsers block is refused by its setting, as fetch refuses it', async () => {
  for (const port of [22, 4190, 6000, 6667, 10080]) {
    assert.throws(() => readPorts({ PORT: String(port) }), /^Error: PORT=\d+: browsers do not open this port/);
    const refused = (error: Error) => String(error.cause).includes('bad port');
    await assert.rejects(fetch(`http://127.0.0.1:${port}`), refused, `${port}`);
  }
});

for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
  test(`a port taken on ${host} is reported with the setting that moves it`, async (t) => {
    const stranger = createServer().listen(0, host);
    t.after(() => stranger.close());
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    await assert.rejects(requireFreePorts({ SANDBOX_PORT: port }), new RegExp(`Port ${port} .*taken[^]*SANDBOX_PORT=`));
  });
}

test('two settings with one port are refused', async () => {
  await assert.rejects(requireFreePorts({ PORT: 4321, STUDIO_PORT: 4321 }), /PORT and STUDIO_PORT are both/);
});

test('a port passes once it was let go', async () => {
  const { ports, handOver } = await takePorts('PORT', 'STUDIO_PORT');
  await assert.rejects(requireFreePorts(ports), /taken/);
  handOver('PORT', 'STUDIO_PORT').letGo();
  await requireFreePorts(ports);
});
