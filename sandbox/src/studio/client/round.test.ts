import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SpinAnswer } from '../rounds/wire';
import { type Answer } from './frame/api';
import { settle } from './round';

const lost: Answer<SpinAnswer> = { kind: 'unknown', fault: 'network' };
const broken: Answer<SpinAnswer> = { kind: 'unknown', fault: 'server' };
const round: Answer<SpinAnswer> = { kind: 'ok', value: { roundId: 'r' } as SpinAnswer };

/** Replays the given answers in order and logs what happens in between. */
async function course(answers: readonly Answer<SpinAnswer>[]) {
  const log: unknown[] = [];
  const left = [...answers];
  const settled = await settle({
    send: async () => left.shift() ?? round,
    onUnknown: (fault) => log.push(fault),
    rest: async (ms) => void log.push(ms),
  });
  return { settled, log };
}

test('a lost answer is asked for again, with longer and longer rests, until the player has to ask', async () => {
  const { settled, log } = await course([lost, broken, lost, lost, lost]);
  assert.deepEqual(settled, round);
  assert.deepEqual(log, ['network', 1000, 'server', 2000, 'network', 4000, 'network', 8000, 'network', undefined]);
});

test('a clear no is final', async () => {
  const no: Answer<SpinAnswer> = { kind: 'refused', code: 'SPIN_TOO_SOON', waitMs: 900, message: '', details: {} };
  assert.deepEqual(await course([no]), { settled: no, log: [] });
});
