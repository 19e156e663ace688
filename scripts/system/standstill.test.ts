import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { watchStandstills } from './standstill';

test('a server that answers late is named, with how long it took', { timeout: 30_000 }, async () => {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end(), 600);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let stop = () => {};
  const said = await new Promise<string>((resolve) => {
    const say = (line: string) => line.startsWith('The sandbox') && resolve(line);
    stop = watchStandstills({ sandbox: `${at}` }, { say, everyMs: 5, tooLongMs: 500 });
  });
  stop();
  server.close();
  assert.match(said, /^The sandbox stood still for \d+ s from \d{4}-/);
});
