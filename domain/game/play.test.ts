import fc from 'fast-check';
import type { StudioMessage } from './frameMessages';
import { PLAYED_ELSEWHERE, FRAME_TOO_LATE, IDLE, play, type PlayEvent, type PlayState } from './play';

const URL_ = 'http://127.0.0.1:4100/play/x?launch=t';
const LAUNCH: PlayEvent = { type: 'launch', mode: 'demo' };
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

const opening: PlayEvent[] = [
  LAUNCH,
  { type: 'launched', url: URL_, sessionId: 's1' },
  message({ type: 'ready' }, 5_000),
];

test('from the press to the first round', () => {
  expect(run(LAUNCH)).toEqual({ phase: 'launching', mode: 'demo' });
  expect(run(...opening.slice(0, 2))).toEqual({ phase: 'loading', mode: 'demo', url: URL_, sessionId: 's1' });
  expect(run(...opening)).toMatchObject({ phase: 'playing', since: 5_000, tally: { rounds: 0, net: 0n } });
});

test('a game fits any frame only if it says so', () => {
  expect(run(...opening)).toMatchObject({ anyShape: false });
  expect(run(...opening.slice(0, 2), message({ type: 'ready', anyShape: true }))).toMatchObject({ anyShape: true });
});

test('a refused start says why and can be tried again', () => {
  const refused = run(LAUNCH, { type: 'refused', code: 'DEMO_UNAVAILABLE' });
  expect(refused).toEqual({ phase: 'failed', mode: 'demo', code: 'DEMO_UNAVAILABLE' });
  expect(play(refused, LAUNCH)).toEqual({ phase: 'launching', mode: 'demo' });
});

test('going on in another tab ends a game with real money in every phase, and a demo in none', () => {
  const real = { type: 'launch', mode: 'real' } as const;
  const ended = { phase: 'failed', mode: 'real', code: PLAYED_ELSEWHERE };
  for (const before of [[real], [real, ...opening.slice(1, 2)], [real, ...opening.slice(1)]])
    expect(run(...before, { type: 'taken' })).toEqual(ended);
  expect(run({ type: 'taken' })).toEqual({ phase: 'idle' });
  expect(run(...opening, { type: 'taken' })).toMatchObject({ phase: 'playing', mode: 'demo' });
});

test('a frame that never speaks fails; one that plays is never called late', () => {
  expect(run(...opening.slice(0, 2), { type: 'tooLate' })).toEqual({
    phase: 'failed',
    mode: 'demo',
    code: FRAME_TOO_LATE,
  });
  expect(run(...opening, { type: 'tooLate' })).toMatchObject({ phase: 'playing' });
});

test('a second press while the first runs changes nothing', () => {
  const launching = run(LAUNCH);
  expect(play(launching, LAUNCH)).toBe(launching);
  const playing = run(...opening);
  expect(play(playing, LAUNCH)).toBe(playing);
});

test('a late answer after leaving is ignored', () => {
  expect(run(LAUNCH, { type: 'leave' }, { type: 'launched', url: URL_, sessionId: 's1' })).toBe(IDLE);
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

describe('play with real money', () => {
  const real = (state: PlayState) => (state.phase === 'playing' ? state.real : null);
  const began = { ...started('1.00'), balance: '9.00' } as StudioMessage;
  const over = { ...ended('1.00', '5.00'), balance: '14.00' } as StudioMessage;

  test('the latest balance that was told is known, with its time', () => {
    expect(real(run(...opening))).toMatchObject({ told: null, refusal: null, online: true, resumed: false });
    expect(real(run(...opening, message(began, 7)))?.told).toEqual({ balance: '9.00', currency: 'DEMO', at: 7 });
    expect(real(run(...opening, message(began, 7), message(over, 9)))?.told).toMatchObject({ balance: '14.00', at: 9 });
  });

  test('a refusal stands until the next round begins', () => {
    const refused = run(...opening, message({ type: 'refused', code: 'dailyBetLimit', left: '0.50', currency: 'EUR' }));
    expect(real(refused)?.refusal).toEqual({ code: 'dailyBetLimit', left: '0.50', currency: 'EUR' });
    expect(real(play(refused, message(began)))?.refusal).toBeNull();
  });

  test('a stake that was refused after all is in the wallet still, and no round is open', () => {
    const refused = run(...opening, message(began, 7), message({ type: 'refused', code: 'dailyBetLimit' }));
    expect(refused).toMatchObject({ tally: { inRound: false }, real: { told: null } });
  });

  test('a connection that is back, and a round that began before a reload, are told until the next round', () => {
    const cut = run(...opening, message(began), message({ type: 'connection', online: false }));
    expect(real(cut)).toMatchObject({ online: false, resumed: false });
    const back = play(cut, message({ type: 'connection', online: true }));
    expect(real(back)).toMatchObject({ online: true, resumed: true });
    expect(real(run(...opening, message({ type: 'connection', online: true })))).toMatchObject({ resumed: false });
    expect(real(run(...opening, message(over)))).toMatchObject({ resumed: true });
    expect(real(run(...opening, message(over), message(began)))).toMatchObject({ resumed: false });
    // A frame that never tells of a start.
    expect(real(run(...opening, message(over), message(over)))).toMatchObject({ resumed: false });
    expect(real(run(...opening, message(began), message(over)))).toMatchObject({ resumed: false });
  });

  test('a bonus buy that is asked about stands as it was asked until it is answered, or a round begins', () => {
    const ask = { price: '75.00', stake: '1.00', currency: 'EUR' };
    const asked = run(...opening, message({ type: 'bonusBuyAsked', ...ask }));
    expect(real(asked)?.buying).toEqual(ask);
    expect(real(play(asked, message({ type: 'bonusBuyAsked', ...ask, price: '80.00' })))?.buying).toEqual(ask);
    expect(real(play(asked, { type: 'buyAnswered' }))?.buying).toBeNull();
    expect(real(play(asked, message(began)))?.buying).toBeNull();
    expect(run(LAUNCH, { type: 'buyAnswered' })).toMatchObject({ phase: 'launching' });
  });
});
