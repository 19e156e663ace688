import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { toMinor } from '@/domain/money/money';
import { stakeIn } from '../currencies/stakesIn';
import { CATALOGUE, SLOTS } from '../testing/testCatalogue';
import { playRound } from './engines/slots/round';
import { outcomeOf } from './rounds/roundWire';
import { MIN_SPIN_MS } from './rounds/pace';
import { testStudio } from '../testing/testStudio';
import { type GameWire, type SpinAnswer } from './rounds/wire';
import { ENGLISH } from './texts/languages';
import { realLanguage } from './texts/realLanguage';

const GAME = CATALOGUE[0]!.id;
const minor = (amount: string) => toMinor(amount, 'DEMO')!;
const spin = (stake = '1.00', intent: string = randomUUID()) => ({ stake, intent });

test('a launch opens its session once, and the session token opens it again', async () => {
  const { store, post, now } = testStudio();
  store.launch('once', { gameId: GAME, createdAt: now });
  const first = await post('/api/session', { launch: 'once' });
  assert.equal(first.status, 200);
  assert.equal(first.json.balance, '1000.00');
  assert.equal(first.json.currency, 'DEMO');
  assert.equal(first.json.minSpinMs, 2500);
  const second = await post('/api/session', { launch: 'once' });
  assert.deepEqual([second.status, second.json.code], [401, 'LAUNCH_INVALID']);
  const again = await post('/api/session', {}, String(first.json.session));
  assert.deepEqual(again.json, first.json);
});

test('the page learns how the game looks, not how its reels are made', async () => {
  const { game } = await testStudio().open(GAME);
  assert.deepEqual(Object.keys(game).sort(), ['bets', 'bonus', 'buy', 'id', 'name', 'stakes', 'symbols']);
});

test('the rules give the bets in the currency that is played, and in euros as long as nobody plays', async () => {
  const { app, store, post, now } = testStudio();
  const { id, minBet, maxBet } = SLOTS[0]!;
  const rangeIn = (currency: string) => {
    const { amount } = realLanguage(ENGLISH, currency);
    return [minBet, maxBet].map((bet) => amount(stakeIn(bet, currency)!)).join(' to ');
  };
  for (const page of ['rules', 'play'])
    assert.ok((await app.inject({ url: `/${page}/${id}` })).body.includes(`<b id="figure-bets">${rangeIn('EUR')}</b>`));
  const betsOf = async (session: { mode: 'demo' | 'real'; currency: string }) => {
    store.launch(session.currency, { gameId: id, createdAt: now, ...session });
    return ((await post('/api/session', { launch: session.currency })).json.game as GameWire).bets;
  };
  for (const currency of ['NOK', 'BTC']) assert.equal(await betsOf({ mode: 'real', currency }), rangeIn(currency));
  const credits = `${ENGLISH.amount(minBet)} to ${ENGLISH.amount(maxBet)}`;
  assert.equal(await betsOf({ mode: 'demo', currency: 'DEMO' }), credits);
});

test('a round moves the balance by its win less its stake, and is the last round from then on', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  const { status, json } = await studio.post('/api/spin', spin('2.00'), session);
  const round = json as unknown as SpinAnswer;
  assert.equal(status, 200);
  assert.equal(minor(round.balance), 100_000n - 200n + minor(round.win));
  assert.equal(
    round.spins.reduce((sum, { win }) => sum + minor(win), 0n),
    minor(round.win),
  );
  assert.equal(round.nextSpinAt, new Date(studio.now.getTime() + MIN_SPIN_MS).toISOString());
  const { json: opened } = await studio.post('/api/session', {}, session);
  assert.equal((opened.lastRound as SpinAnswer).roundId, round.roundId);
  assert.equal(opened.balance, round.balance);
});

test('a spin earlier than 2.5 seconds after the last one is refused and changes nothing', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  const { json: first } = await studio.post('/api/spin', spin(), session);
  studio.wait(2499);
  const early = await studio.post('/api/spin', spin(), session);
  assert.deepEqual([early.status, early.json.code, early.json.details], [409, 'SPIN_TOO_SOON', { waitMs: 1 }]);
  assert.equal((await studio.post('/api/session', {}, session)).json.balance, first.balance);
  studio.wait(1);
  assert.equal((await studio.post('/api/spin', spin(), session)).status, 200);
});

test('the same intent is the same round, at once and later, even when it is sent twice at the same moment', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  const once = spin();
  const [a, b] = await Promise.all([studio.post('/api/spin', once, session), studio.post('/api/spin', once, session)]);
  assert.deepEqual(a.json, b.json);
  studio.wait(60_000);
  const later = await studio.post('/api/spin', once, session);
  assert.deepEqual({ ...later.json, waitMs: 0 }, { ...a.json, waitMs: 0 });
  assert.equal(later.json.waitMs, 0);
});

test('the same intent with another stake is a conflict', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  const intent = randomUUID();
  await studio.post('/api/spin', spin('1.00', intent), session);
  studio.wait(MIN_SPIN_MS);
  const { status, json } = await studio.post('/api/spin', spin('2.00', intent), session);
  assert.deepEqual([status, json.code], [409, 'INTENT_CONFLICT']);
});

test('a stake above the balance is refused, one equal to it is played', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME, 100n);
  const poor = await studio.post('/api/spin', spin('2.00'), session);
  assert.deepEqual([poor.status, poor.json.code], [409, 'INSUFFICIENT_BALANCE']);
  assert.equal((await studio.post('/api/spin', spin('1.00'), session)).status, 200);
});

test('only stakes of the game are taken', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  for (const stake of ['0', '-1.00', '0.01', '1', '1.0', '1e2', 'NaN', '1000000.00']) {
    const { status, json } = await studio.post('/api/spin', spin(stake), session);
    assert.deepEqual([status, json.code], [422, 'VALIDATION'], stake);
  }
});

test('malformed calls are refused in the one shape of errors', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  for (const body of [{}, { stake: '1.00' }, { stake: '1.00', intent: 'x' }, [], null]) {
    const { status, json } = await studio.post('/api/spin', body, session);
    assert.ok(status === 422 || status === 400, JSON.stringify(body));
    assert.deepEqual([typeof json.code, typeof json.message], ['string', 'string']);
  }
});

test('without a session, and after its end, nothing is played', async () => {
  const studio = testStudio();
  const { session } = await studio.open(GAME);
  for (const token of [undefined, 'unknown', `${session}x`]) {
    const { status, json } = await studio.post('/api/spin', spin(), token);
    assert.deepEqual([status, json.code], [401, 'SESSION_ENDED']);
  }
  studio.wait(4 * 3_600_000);
  const { status, json } = await studio.post('/api/spin', spin(), session);
  assert.deepEqual([status, json.code], [401, 'SESSION_ENDED']);
});

test('a round with free spins carries every one of them', async () => {
  const game = SLOTS.find(({ features }) => features.includes('free-spins'))!;
  const { strips } = game.model;
  const showScatter = strips.map((strip) => strip.indexOf('S'));
  let draws = 0;
  const studio = testStudio((bound) => {
    draws += 1;
    return draws <= 5 ? showScatter[draws - 1]! : draws % bound;
  });
  const { session } = await studio.open(game.id);
  const { json } = await studio.post('/api/spin', spin(), session);
  const { spins } = json as unknown as SpinAnswer;
  assert.equal(spins[0]?.awarded, game.model.scatters!.award[2]);
  assert.equal(spins.length, 1 + spins.reduce((sum, { awarded }) => sum + awarded, 0));
});

test('every game of the catalogue opens and plays a round', async () => {
  const studio = testStudio();
  for (const { id, minBet } of SLOTS) {
    const { session, game } = await studio.open(id);
    const { status, json } = await studio.post('/api/spin', spin(minBet), session);
    assert.equal(status, 200, id);
    const shown = (json as unknown as SpinAnswer).spins.flatMap(({ grid }) => grid.flat());
    assert.ok(
      shown.every((symbol) => game.symbols.some((one) => one.id === symbol)),
      id,
    );
  }
});

/** Repeatable numbers from 0 to below `bound`. */
function numbers(): (bound: number) => number {
  let state = 7;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

test('MKT-34 a demo draws with the model of play with real money, by nothing but chance', async () => {
  const studio = testStudio(numbers());
  const { session } = await studio.open(GAME);
  const game = SLOTS.find(({ id }) => id === GAME)!;
  const random = numbers();
  for (let round = 0; round < 20; round += 1) {
    const drawn = playRound(game.model, 100n, random);
    const { json } = await studio.post('/api/spin', spin(), session);
    assert.equal(minor(String(json.win)), drawn.win);
    assert.equal((json as unknown as SpinAnswer).spins.length, outcomeOf(game.model, drawn, 100n, 'DEMO').spins.length);
    studio.wait(MIN_SPIN_MS);
  }
});
