import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { type StudioMessage } from '@/domain/game/frameMessages';
import { type SessionAnswer } from '../../rounds/wire';
import { type SeatWire, type SlipWire, type TableState } from '../../table/wire';
import { ENGLISH } from '../../texts/languages';
import { type Answer } from '../frame/api';
import { createGame } from './game';
import { createPayment } from './payment';
import { withSlip } from './seat';

const slip = (number: number, win: string | null): SlipWire => ({
  roundId: `r${number}`,
  intent: '',
  number,
  bets: [],
  stake: '1.00',
  win,
  outcome: null,
});
const seat = (slips: readonly SlipWire[], steps = 1): Answer<SeatWire> => ({
  kind: 'ok',
  value: { balance: '9.00', currency: 'EUR', slips, steps },
});
const heard = (number: number, phase: TableState['phase']) => ({ number, phase }) as TableState;

/** A page at a table, which gets these answers when it asks for its seat. */
function visit(answers: readonly Answer<SeatWire>[]) {
  const game = createGame({ currency: 'EUR', session: 'token', balance: '10.00', mode: 'real' } as SessionAnswer);
  const said: StudioMessage[] = [];
  const told: string[] = [];
  const left = [...answers];
  const show = {
    refresh: () => undefined,
    hint: () => void told.push('hint'),
    tell: (text: string) => void told.push(text),
    result: ({ win }: { win: string }) => void told.push(`result ${win}`),
    last: ({ win }: { win: string }) => void told.push(`last ${win}`),
  };
  const end = () => void (game.ended = true);
  const ask = async () => left.shift() ?? assert.fail('no answer left');
  const site = { framed: true, say: (message: StudioMessage) => void said.push(message) };
  return { game, said, told, left, payment: createPayment(game, { language: ENGLISH, site }, show, end, ask) };
}

/** Runs every promise that can continue. */
const settleAll = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('after a reload the last round is told as such, and not to the site again', async () => {
  const { game, said, told, payment } = visit([seat([slip(7, '2.00'), slip(5, '0.00')]), seat([slip(7, '2.00')])]);
  game.table = heard(8, 'betting');
  await payment.begin();
  await payment.begin();
  assert.deepEqual([told, said], [['hint', 'last 2.00', 'hint'], []]);
});

test('a bet that runs when the page comes waits for its result', async () => {
  const { game, said, told, payment } = visit([seat([slip(7, null)]), seat([slip(7, null)]), seat([slip(7, '2.00')])]);
  await payment.begin();
  game.table = heard(7, 'spinning');
  await payment.begin();
  assert.deepEqual([told, said], [['hint', 'hint'], []]);
  await payment.follow(7);
  assert.deepEqual(told, ['hint', 'hint', 'result 2.00']);
  assert.deepEqual(
    said.map((message) => message.type === 'roundEnded' && message.roundId),
    ['r7'],
  );
});

test('the result of a round stands when the seat is asked for', async () => {
  const { game, told, payment } = visit([seat([slip(7, '2.00')]), seat([slip(7, '2.00')])]);
  game.table = heard(7, 'result');
  await payment.follow(7);
  await payment.begin();
  assert.deepEqual(told, ['result 2.00']);
});

test('an answer that a bet has overtaken does not take the bet off the table', async () => {
  const { game, payment } = visit([seat([], 1)]);
  game.table = heard(7, 'betting');
  const asked = payment.begin();
  game.seat = withSlip(game.seat, { slip: slip(7, null), balance: '8.00', steps: 3 }, 'EUR');
  await asked;
  assert.deepEqual([game.seat.balance, game.seat.slips.length], [800n, 1]);
});

test('while the casino is silent each round is asked for by one poll', async () => {
  const { left, told, payment } = visit([seat([slip(7, null)]), seat([slip(7, '2.00')])]);
  const polls = [payment.follow(7), payment.follow(7)];
  await settleAll();
  assert.equal(left.length, 1);
  mock.timers.tick(700);
  await Promise.all(polls);
  assert.deepEqual([left.length, told.at(-1)], [0, 'result 2.00']);
});

test('a session that ended elsewhere is told when the seat is asked for', async () => {
  const { game, payment } = visit([{ kind: 'refused', code: 'SESSION_ENDED', waitMs: 0, message: '', details: {} }]);
  await payment.begin();
  assert.equal(game.ended, true);
});
