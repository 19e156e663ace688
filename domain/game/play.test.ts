import fc from 'fast-check';
import type { StudioMessage } from './frameMessages';
import { FRAME_TOO_LATE, IDLE, play, type PlayEvent, type PlayState } from './play';

const URL_ = 'http://127.0.0.1:4100/play/x?launch=t';
const message = (told: StudioMessage, now = 0): PlayEvent => ({ type: 'message', message: told, now });
const run = (...events: PlayEvent[]): PlayState => events.reduce(play, IDLE);

const started = (stake: string): StudioMessage => ({ type: 'roundStarted', stake, balance: '0', currency: 'DEMO' });
const ended = (stake: string, win: string): StudioMessage => ({
  type: 'roundEnded',
  roundId: 'r',
  stake,
  win,
  balance: '0',
  currency: 'DEMO',
});

const opening: PlayEvent[] = [{ type: 'launch' }, { type: 'launched', url: URL_ }, message({ type: 'ready' }, 5_000)];

test('from the press to the first round', () => {
  expect(run({ type: 'launch' })).toEqual({ phase: 'launching' });
  expect(run(...opening.slice(0, 2))).toEqual({ phase: 'loading', url: URL_ });
  expect(run(...opening)).toMatchObject({ phase: 'playing', since: 5_000, tally: { rounds: 0, net: 0n } });
});

test('a refused start says why and can be tried again', () => {
  const refused = run({ type: 'launch' }, { type: 'refused', code: 'DEMO_UNAVAILABLE' });
  expect(refused).toEqual({ phase: 'failed', code: 'DEMO_UNAVAILABLE' });
  expect(play(refused, { type: 'launch' })).toEqual({ phase: 'launching' });
});

test('a frame that never speaks fails; one that plays is never called late', () => {
  expect(run(...opening.slice(0, 2), { type: 'tooLate' })).toEqual({ phase: 'failed', code: FRAME_TOO_LATE });
  expect(run(...opening, { type: 'tooLate' })).toMatchObject({ phase: 'playing' });
});

test('a second press while the first runs changes nothing', () => {
  const launching = run({ type: 'launch' });
  expect(play(launching, { type: 'launch' })).toBe(launching);
  const playing = run(...opening);
  expect(play(playing, { type: 'launch' })).toBe(playing);
});

test('a late answer after leaving is ignored', () => {
  expect(run({ type: 'launch' }, { type: 'leave' }, { type: 'launched', url: URL_ })).toBe(IDLE);
});

test('the stake counts when the round starts, the win when it ends', () => {
  const tally = (state: PlayState) => (state.phase === 'playing' ? state.tally : null);
  const inRound = run(...opening, message(started('1.00')));
  expect(tally(inRound)).toMatchObject({ rounds: 0, net: -100n, inRound: true });
  expect(tally(play(inRound, message(ended('1.00', '0.40'))))).toMatchObject({ rounds: 1, net: -60n, inRound: false });
});

test('a round that ends here but started before a reload counts whole', () => {
  expect(run(...opening, message(ended('2.00', '5.00')))).toMatchObject({ tally: { rounds: 1, net: 300n } });
});

test('net is the sum of wins less the sum of stakes, for any rounds', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const decimal = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { maxLength: 40 }), (rounds) => {
      const events = rounds.flatMap(([stake, win]) => [
        message(started(decimal(stake))),
        message(ended(decimal(stake), decimal(win))),
      ]);
      const net = rounds.reduce((sum, [stake, win]) => sum + BigInt(win) - BigInt(stake), 0n);
      expect(run(...opening, ...events)).toMatchObject({ tally: { net, rounds: rounds.length } });
    }),
  );
});

test('the studio can end the play', () => {
  expect(run(...opening, message({ type: 'exit' }))).toBe(IDLE);
});
