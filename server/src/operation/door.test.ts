import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { test } from 'node:test';
import { watchDoor } from './door';

/** A server that accepts one connection per turn of the event loop, `waiting` in all. */
function busyDoor(waiting: number) {
  const server = new EventEmitter();
  const doorIsQuiet = watchDoor(server as Server);
  let accepted = 0;
  const accept = () => {
    if (accepted === waiting) return;
    accepted += 1;
    server.emit('connection');
    setImmediate(accept);
  };
  setImmediate(accept);
  return { doorIsQuiet, accepted: () => accepted };
}

test('C03: a render begins once all who stand at the door are in', async () => {
  const { doorIsQuiet, accepted } = busyDoor(50);
  await doorIsQuiet();
  assert.equal(accepted(), 50);
});

test('C03: a door that never closes does not hold the renders back for good', async () => {
  const { doorIsQuiet, accepted } = busyDoor(100_000);
  await doorIsQuiet();
  assert.ok(accepted() < 1_000, `${accepted()} came first`);
});
