import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { type ErrorWire } from '@/contract/wire';
import { call, refusalOf } from '../../testing/testBackend';
import { accounts } from '../accounts/store/schema';
import { postings } from '../ledger/schema';
import { checkLedger } from '../ledger/check';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';

/** With TEST_DATABASE_URL these calls use several connections; PGlite has one, so they are serialised. */
let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards();
});
after(async () => {
  assert.deepEqual(await checkLedger(rewards.db), []);
  await rewards.close();
});

const fifty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, at) => run(at)));
const bookedFor = async (bonusId: string) =>
  (await rewards.db.select().from(postings).where(eq(postings.reference, bonusId))).length;
const bookings = async () => {
  const [row] = await rewards.db.select({ count: sql<number>`count(*)::int` }).from(postings);
  return row!.count;
};
const codeOf = ({ body }: { body: unknown }) => (body as Partial<ErrorWire>).code ?? 'paid';

/** A player with a calendar day, claimable on 21 and 22 November. */
async function withDay(
  columns: Parameters<TestRewards['player']>[0] = {},
): Promise<{ player: RewardedPlayer; id: string }> {
  rewards.to('2026-11-20T12:00:00.000Z');
  const player = await rewards.player(columns);
  await player.lose(20_000n);
  rewards.to('2026-11-21T12:00:00.000Z');
  return { player, id: await player.idOf('2026-11-21') };
}

test('API-36 ENT-23 a claim pays the day’s amount in real money, and tells it again for the asking', async () => {
  const { player, id } = await withDay();
  const [before, day] = [await player.money(), (await player.days())[0]!];
  const { status, body, headers } = await player.claim(id, { claimDate: '2026-11-21' });
  assert.deepEqual([status, body], [200, { data: { amount: day.amount, bonusId: id } }]);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal((Number(await player.money()) - Number(before)).toFixed(2), day.amount);
  assert.equal((await player.days())[0]!.paidAt, rewards.clock.now().toISOString());
  rewards.later(24 * 5);
  assert.deepEqual((await player.claim(id)).body, body);
  assert.equal(await bookedFor(id), 1);
});

test('API-36 POST is the same claim', async () => {
  const { player, id } = await withDay();
  const payload = { bonusId: id, claimDate: '2026-11-21', customerDate: '2026-11-21 12:00:00' };
  const post = () => call(rewards.app, 'claimRakebackByPost', { headers: player.headers, payload });
  assert.deepEqual((await post()).body, (await player.claim(id)).body);
  assert.equal(await bookedFor(id), 1);
  const wrong = await refusalOf(rewards.app, 'claimRakebackByPost', {
    headers: player.headers,
    payload: { bonusId: id },
  });
  assert.equal(wrong.code, 'VALIDATION');
});

for (const [name, sent] of [
  ['one tab without keys', () => ({})],
  ['one key', (_: number, key: string) => ({ 'idempotency-key': key })],
  ['two tabs with keys of their own', (at: number) => ({ 'idempotency-key': `${at}`.padStart(36, '0') })],
] as const) {
  test(`fifty claims at once by ${name} are one entry of the ledger, and all are told the same`, async () => {
    const { player, id } = await withDay();
    const key = randomUUID();
    const replies = await fifty((at) =>
      player.claim(id, { customerDate: `2026-11-21 12:00:${at % 60}` }, sent(at, key)),
    );
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(replies.map(({ body }) => JSON.stringify(body))).size, 1);
    assert.equal(await bookedFor(id), 1);
  });
}

test('the first to look after midnight closes the day, however many look at once', async () => {
  rewards.to('2026-11-20T23:59:59.000Z');
  const player = await rewards.player();
  await player.lose(20_000n);
  const id = await player.idOf('2026-11-21');
  rewards.to('2026-11-21T00:00:00.000Z');
  const replies = await fifty(async (at) => (at % 2 ? codeOf(await player.claim(id)) : (await player.days()).length));
  assert.deepEqual(new Set(replies), new Set(['paid', 1]));
  assert.equal(await bookedFor(id), 1);
});

test('only from its midnight to the one that ends the day after, to the second', async () => {
  for (const [instant, expected] of [
    ['2026-11-20T22:59:59.999Z', 'CLAIM_UNAVAILABLE'],
    ['2026-11-20T23:00:00.000Z', 'paid'],
    ['2026-11-22T22:59:59.999Z', 'paid'],
    ['2026-11-22T23:00:00.000Z', 'CLAIM_UNAVAILABLE'],
    ['2026-11-25T12:00:00.000Z', 'CLAIM_UNAVAILABLE'],
  ] as const) {
    const { player, id } = await withDay({ zone: 'Europe/Berlin' });
    rewards.to(instant);
    assert.deepEqual([instant, codeOf(await player.claim(id))], [instant, expected]);
  }
});

test('dates and zones that are made up change nothing', async () => {
  const { player, id } = await withDay();
  rewards.to('2026-11-23T00:00:00.000Z');
  const before = await bookings();
  const forged: Record<string, string>[] = [
    { customerDate: '2026-11-21 12:00:00', timeZone: 'Pacific/Pago_Pago' },
    { customerDate: '2026-11-22 23:59:59', claimDate: '2026-11-21' },
    { customerDate: 'now', timeZone: '../etc' },
    { customerDate: '9999-99-99 99:99:99', claimDate: '2026-11-23' },
  ];
  for (const more of forged) {
    assert.equal(codeOf(await player.claim(id, more)), 'CLAIM_UNAVAILABLE');
  }
  assert.equal(await bookings(), before);
  const open = await withDay();
  for (const claimDate of ['2026-11-20', '2026-11-22', '1970-01-01']) {
    assert.equal(codeOf(await open.player.claim(open.id, { claimDate })), 'CLAIM_UNAVAILABLE');
  }
  assert.equal(await bookedFor(open.id), 0);
  const claimed = await open.player.claim(open.id, { customerDate: '1999-01-01 00:00:00', timeZone: 'Asia/Tokyo' });
  assert.equal(claimed.status, 200);
});

test('a day belongs to its player', async () => {
  const { player, id } = await withDay();
  const other = await rewards.player();
  for (const bonusId of [id, randomUUID(), '', '1', "' or true --", '../..', id.toUpperCase()]) {
    assert.equal(codeOf(await other.claim(bonusId)), 'CLAIM_UNAVAILABLE', bonusId);
  }
  assert.equal(await bookedFor(id), 0);
  assert.equal((await player.claim(id)).status, 200);
});

test('API-36 without a bearer, by a look ahead or for the headers alone nothing is claimed', async () => {
  const { player, id } = await withDay();
  const query = { timeZone: 'UTC', customerDate: '2026-11-21 12:00:00', bonusId: id };
  assert.equal((await refusalOf(rewards.app, 'claimRakeback', { query })).code, 'SESSION_EXPIRED');
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ] as const) {
    assert.equal(codeOf(await player.claim(id, {}, { [name]: value })), 'CLAIM_UNAVAILABLE', `${name}: ${value}`);
  }
  const url = '/api/user/rakeback-claim';
  const head = await rewards.app.inject({ method: 'HEAD', url, query, headers: player.headers });
  assert.notEqual(head.statusCode, 200);
  assert.equal(await bookedFor(id), 0);
});

test('who has stopped is paid nothing, and is told so; what was paid before stays', async () => {
  const { player, id } = await withDay();
  const paid = await withDay();
  await paid.player.claim(paid.id);
  const stop = (of: RewardedPlayer) =>
    rewards.db.update(accounts).set({ selfExclusion: '2027-01-01' }).where(eq(accounts.id, of.account.id));
  await stop(player);
  await stop(paid.player);
  assert.equal(codeOf(await player.claim(id)), 'SELF_EXCLUDED');
  assert.equal(codeOf(await paid.player.claim(paid.id)), 'paid');
});

test('a claim from a country that is closed is refused', async () => {
  const { player, id } = await withDay();
  const app = rewards.sandbox.backend({ settings: { excludedCountryCodeList: ['DE', 'XX', 'FR'] } });
  const query = { timeZone: 'UTC', customerDate: 'x', bonusId: id };
  const { code } = await refusalOf(app, 'claimRakeback', { headers: player.headers, query });
  assert.equal(code, 'COUNTRY_BLOCKED');
  assert.equal(await bookedFor(id), 0);
});

test('a claim whose answer was lost may be asked again under its key, at another second', async () => {
  const { player, id } = await withDay();
  const key = { 'idempotency-key': randomUUID() };
  const first = await player.claim(id, { customerDate: '2026-11-21 12:00:00' }, key);
  const again = await player.claim(id, { customerDate: '2026-11-21 12:00:09' }, key);
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal(codeOf(await player.claim(randomUUID(), {}, key)), 'IDEMPOTENCY_CONFLICT');
  assert.equal(await bookedFor(id), 1);
});
