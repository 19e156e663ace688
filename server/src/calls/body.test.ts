import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { readAhead } from './body';
import { Refused } from './gate';

const PACE = { graceMs: 20_000, bytesPerSecond: 100_000, maxBytes: 2 ** 25 };
const isSlow = (error: unknown) => error instanceof Refused && error.hurdle === 'slow';

/** A body being read, with a clock that the test advances. */
function reading(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const source = new PassThrough({ highWaterMark: 2 ** 21 });
  const read = readAhead(source, PACE, () => now);
  read.catch(() => undefined);
  const pass = async (ms: number) => {
    await turn();
    now += ms;
    t.mock.timers.tick(ms);
    await turn();
  };
  const send = async (bytes: number) => {
    source.write(Buffer.alloc(bytes));
    await turn();
  };
  return { source, read, pass, send };
}

test('C01 a small body is read in full before anything is done with it', async (t) => {
  const { source, read, send } = reading(t);
  await send(10_000);
  source.end('end');
  const { whole, body } = await read;
  assert.deepEqual([whole, (await buffer(body)).length], [true, 10_003]);
});

test('C01 25 MB at the lowest rate pass, a silence within the grace time too', async (t) => {
  const { source, read, pass, send } = reading(t);
  await send(20_000);
  const { whole, body } = await read;
  const received = buffer(body);
  await pass(19_000);
  for (let part = 0; part < 25; part++) {
    await send(1_000_000);
    await pass(10_000);
  }
  source.end();
  assert.deepEqual([whole, (await received).length], [false, 25_020_000]);
});

test('C01 a body that trickles is cut after the grace time, at its beginning and later', async (t) => {
  const { read, pass, send } = reading(t);
  for (let tries = 0; tries < 5; tries++) {
    await send(1);
    await pass(5_000);
  }
  await assert.rejects(read, isSlow);
});

test('C01 a fast beginning buys no more than the grace time', async (t) => {
  const { source, read, pass, send } = reading(t);
  await send(900_000);
  const received = buffer((await read).body);
  received.catch(() => undefined);
  await pass(10_000);
  await send(1);
  await pass(10_010);
  await assert.rejects(received, isSlow);
  assert.equal(source.destroyed, false, 'the answer needs the connection');
});

test('C01 the time in which nobody reads is not the sender’s', async (t) => {
  const { source, read, pass, send } = reading(t);
  await send(200_000);
  const { body } = await read;
  await pass(600_000);
  source.end('end');
  assert.equal((await buffer(body)).length, 200_003);
});
