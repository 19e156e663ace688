import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { createGate, Refused, type Claim, type Hurdle } from './gate';

const MS = 60_000;
const because = (hurdle: Hurdle) => (error: unknown) => error instanceof Refused && error.hurdle === hurdle;
const of = (key: string, limit: number, kind: Claim['kind'] = 'address'): Claim => ({ kind, key, limit });

test('C01 who waits goes in the order of coming; one held back by its own limit is overtaken', async () => {
  const gate = createGate({ room: 2, waiting: 10 });
  const came: string[] = [];
  const come = (name: string, key: string) =>
    gate.enter([of(key, 1)], MS, new Writable()).then((leave) => {
      came.push(name);
      return leave;
    });
  const [first, second] = await Promise.all([come('a1', 'a'), come('b1', 'b')]);
  const rest = [come('a2', 'a'), come('c1', 'c'), come('b2', 'b')];
  assert.deepEqual(gate.size(), { inside: 2, waiting: 3 });
  second();
  second();
  (await rest[1]!)();
  (await rest[2]!)();
  first();
  (await rest[0]!)();
  assert.deepEqual(came, ['a1', 'b1', 'c1', 'b2', 'a2']);
  assert.deepEqual(gate.size(), { inside: 0, waiting: 0 });
});

test('C01 who hangs up while waiting makes room in the queue', async () => {
  const gate = createGate({ room: 1, waiting: 1 });
  const leave = await gate.enter([], MS, new Writable());
  const visitor = new Writable();
  const waiting = gate.enter([], MS, visitor);
  await assert.rejects(gate.enter([], MS, new Writable()), because('full'));
  visitor.destroy();
  await assert.rejects(waiting, because('gone'));
  await assert.rejects(gate.enter([], MS, visitor), because('gone'));
  assert.deepEqual(gate.size(), { inside: 1, waiting: 0 });
  leave();
});

test('C01 of a session as many calls may wait as may be inside; an operation’s wait is bounded by the queue', async () => {
  const gate = createGate({ room: 10, waiting: 10 });
  const enter = (kind: Claim['kind']) => gate.enter([of('x', 2, kind)], MS, new Writable());
  const leaves = await Promise.all(
    ['session', 'session', 'operation', 'operation'].map((kind) => enter(kind as 'session')),
  );
  const waiting = [enter('session'), enter('session')];
  await assert.rejects(enter('session'), because('session'));
  waiting.push(...Array.from({ length: 8 }, () => enter('operation')));
  await assert.rejects(enter('operation'), because('full'));
  for (const leave of leaves) leave();
  for (const next of waiting) (await next)();
  assert.deepEqual(gate.size(), { inside: 0, waiting: 0 });
});
