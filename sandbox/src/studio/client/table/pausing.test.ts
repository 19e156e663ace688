import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SessionAnswer } from '../../rounds/wire';
import { type TableState } from '../../table/wire';
import { ENGLISH } from '../../texts/languages';
import { createGame } from './game';
import { createPausing } from './pausing';

function paused() {
  const game = createGame({ currency: 'EUR', session: 'token', balance: '10.00' } as SessionAnswer);
  const state = { notice: null as string | null, asked: 0 };
  const notice = { show: (text: string) => void (state.notice = text), hide: () => void (state.notice = null) };
  const pausing = createPausing(
    game,
    { language: ENGLISH, notice },
    () => undefined,
    () => void (state.asked += 1),
  );
  pausing.pause();
  return { game, state, pausing };
}

test('after a pause the seat is asked for in every phase: what it holds may have changed in another place', () => {
  const phases = ['betting', 'spinning', 'result'] as const;
  for (const table of [null, ...phases.map((phase) => ({ phase }) as TableState)]) {
    const { game, state, pausing } = paused();
    game.table = table;
    assert.match(state.notice ?? '', /^Paused/);
    pausing.resume();
    pausing.resume();
    assert.deepEqual(state, { notice: null, asked: 1 });
  }
});

test('a table that is not heard is told again after a pause, and a notice that waits for an answer stays', () => {
  const { game, state, pausing } = paused();
  game.cut = true;
  pausing.resume();
  assert.equal(state.notice, ENGLISH.say('table.cut'));
  game.placing = true;
  pausing.pause();
  assert.equal(state.notice, ENGLISH.say('table.cut'));
});
