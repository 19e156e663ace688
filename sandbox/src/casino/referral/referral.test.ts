import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { answerOf, call, refusalOf } from '../../testing/testBackend';
import { anyEmail, signUpBody } from '../../testing/testAccounts';
import { CATALOGUE } from '../../testing/testCatalogue';
import { openTestRewards, type RewardedPlayer, type TestRewards } from '../../testing/testRewards';
import { type AccountRow } from '../accounts/store/accounts';
import { accounts } from '../accounts/store/schema';
import { checkLedger } from '../ledger/check';
import { postings } from '../ledger/schema';
import { shareOf } from './earned';
import { monthsAfter, noteReferral } from './joined';
import { maskedName } from './referralWire';
import { referrals } from './schema';

/** With TEST_DATABASE_URL these calls use several connections; PGlite has one, so they are serialised. */
let rewards: TestRewards;
before(async () => {
  rewards = await openTestRewards({ settings: { referAFriendPercent: 10 } });
});
after(async () => {
  assert.deepEqual(await checkLedger(rewards.db), []);
  await rewards.close();
});

const EDGE = 100 - Number(CATALOGUE[0]!.returnToPlayer);
/** The share of stakes in minor units at ten percent, as a decimal. */
const shareText = (staked: number): string => (Math.floor((staked * EDGE * 10) / 10_000) / 100).toFixed(2);

const referralOf = async ({ headers }: Pick<RewardedPlayer, 'headers'>) =>
  (await answerOf(rewards.app, 'referral', { headers })).data.referral;
const codeOf = async (player: Pick<RewardedPlayer, 'headers'>): Promise<string> =>
  new URL((await referralOf(player)).link!).searchParams.get('nxafk')!;
const claim = ({ headers }: Pick<RewardedPlayer, 'headers'>, key: string = randomUUID()) =>
  call(rewards.app, 'claimReferral', { headers: { ...headers, 'idempotency-key': key } });
const claimRefusal = async ({ headers }: Pick<RewardedPlayer, 'headers'>) =>
  (await refusalOf(rewards.app, 'claimReferral', { headers: { ...headers, 'idempotency-key': randomUUID() } })).code;

/** A player who joined by a link and can play. */
async function friendOf(referrer: RewardedPlayer, columns: Partial<AccountRow> = {}) {
  const friend = await rewards.player({ affiliateToken: await codeOf(referrer), ...columns });
  await noteReferral(rewards.db, friend.account, 10);
  return friend;
}

const visit = (uidToken: string, affiliate: string, headers: Record<string, string> = {}) =>
  call(rewards.app, 'logEvent', {
    headers,
    payload: {
      event: 'pageView',
      data: { path: '/', previous: [], affiliate, uidToken },
      mkt: null,
      userDeviceType: 'desktop',
      cpncToSent: null,
    },
  });

test('ENG-05 a player has one link; visits by it count once per person and day, and never the own ones', async () => {
  const player = await rewards.player();
  const code = await codeOf(player);
  assert.equal(await codeOf(player), code);
  await visit('a', code);
  await visit('a', code.toUpperCase());
  await visit('b', code);
  await visit('c', code, player.headers);
  await visit('d', 'nobody');
  assert.equal((await referralOf(player)).visits, 2);
  rewards.later(24);
  await visit('a', code);
  assert.equal((await referralOf(player)).visits, 3);
});

test('a sign-up that carries the code counts, with the terms of its day; who is the same or lives there earns nothing', async () => {
  const address = { address: 'Lindenallee 5', zipCode: '10115' };
  const email = anyEmail();
  const player = await rewards.player({
    email,
    firstName: 'Grace',
    lastName: 'Own',
    dateOfBirth: '1980-02-03',
    origin: { deviceToken: 'her device', ip: '10.1.0.10' },
    ...address,
  });
  const token = await codeOf(player);
  const person = () => ({ firstName: 'Lin', lastName: randomUUID(), dateOfBirth: '04-15-1990' });
  const twice = person();
  const join = async (body: Record<string, unknown>, ip: string) => {
    const payload = signUpBody({ token, address: randomUUID(), uidToken: randomUUID(), ...person(), ...body });
    await answerOf(rewards.app, 'signUp', { payload, headers: { 'x-forwarded-for': ip } });
  };
  await join(twice, '10.1.0.20');
  await join({ ...twice }, '10.1.0.21');
  await join({ uidToken: 'her device' }, '10.1.0.22');
  await join({ email: email.replace('@', '+2@') }, '10.1.0.23');
  await join({ firstName: 'grace', lastName: 'Own', dateOfBirth: '02-03-1980' }, '10.1.0.24');
  await join({ address: ' lindenallee 5', zipCode: '10115' }, '10.1.0.25');
  await join({}, '10.1.0.10');
  await join({ token: 'affiliate-1' }, '10.1.0.26');
  const { registrations, friends = [], percent, months } = await referralOf(player);
  assert.deepEqual([registrations, percent, months], [7, 10, 12]);
  const reasons = friends.map(({ reason }) => reason).sort();
  assert.deepEqual(reasons, ['duplicate', 'household', 'household', 'self', 'self', 'self', null].sort());
  assert.ok(friends.every(({ name }) => /^[LG]\*\*\*[ne]$/i.test(name ?? '')));
});

test('the share is the percent of the edge on settled stakes; what is taken back or too new does not count', async () => {
  const player = await rewards.player();
  const friend = await friendOf(player);
  const stranger = await friendOf(player, { origin: { deviceToken: 'same' } });
  await rewards.db
    .update(accounts)
    .set({ tags: ['duplicate'] })
    .where(eq(accounts.id, stranger.account.id));
  await friend.lose(5_000n);
  assert.equal((await referralOf(player)).revenue, '0.00', 'nothing is settled yet');
  await friend.play({ stake: 1_000n, isTakenBack: true });
  rewards.later(2);
  const told = await referralOf(player);
  assert.deepEqual([told.revenue, told.claimable, told.played], [shareText(5_000), shareText(5_000), 1]);
  assert.deepEqual(told.friends?.map(({ share }) => share).sort(), ['0.00', shareText(5_000)]);
});

test('an account that earns nothing has no share, however much it plays', async () => {
  const player = await rewards.player({ origin: { deviceToken: 'one device' } });
  const self = await friendOf(player, { origin: { deviceToken: 'one device' } });
  await self.lose(5_000n);
  rewards.later(2);
  assert.deepEqual([(await referralOf(player)).revenue, await claimRefusal(player)], ['0.00', 'NOTHING_TO_CLAIM']);
});

test('fifty claims at once pay one amount once; it stands among the transactions, and later play can be claimed again', async () => {
  const player = await rewards.player({ money: 100n });
  const friend = await friendOf(player);
  await friend.lose(5_000n);
  rewards.later(2);
  const replies = await Promise.all(Array.from({ length: 50 }, () => claim(player)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, ...Array<number>(49).fill(409)]);
  const paid = (Number(shareText(5_000)) + 1).toFixed(2);
  assert.equal(await player.money(), paid);
  assert.equal((await referralOf(player)).claimable, '0.00');
  const { rows } = (
    await answerOf(rewards.app, 'transactions', {
      headers: player.headers,
      query: { pageNo: '1', limit: '10', type: 'referral' },
    })
  ).data.transactions;
  assert.deepEqual(
    rows.map(({ amount, method, status }) => [amount, method, status]),
    [[shareText(5_000), 'Refer a friend', 'completed']],
  );
  await friend.lose(5_000n);
  rewards.later(2);
  assert.equal((await claim(player)).status, 200);
  const booked = await rewards.db.select().from(postings).where(eq(postings.kind, 'referral'));
  assert.equal(booked.length, 2);
});

test('a claim whose answer was lost is answered the same under its key; another key finds nothing', async () => {
  const player = await rewards.player();
  const friend = await friendOf(player);
  await friend.lose(5_000n);
  rewards.later(2);
  const key = randomUUID();
  const first = await claim(player, key);
  const again = await claim(player, key);
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal((first.body as AnswerOf<'claimReferral'>).data.referral.claimable, '0.00');
  assert.equal(await claimRefusal(player), 'NOTHING_TO_CLAIM');
});

test('who is excluded claims nothing, and a guest is told that the session ended', async () => {
  const player = await rewards.player();
  const friend = await friendOf(player);
  await friend.lose(5_000n);
  rewards.later(2);
  await rewards.db.update(accounts).set({ selfExclusion: '2030-01-01' }).where(eq(accounts.id, player.account.id));
  assert.equal(await claimRefusal(player), 'SELF_EXCLUDED');
  assert.equal((await referralOf(player)).claimable, shareText(5_000));
  assert.equal((await refusalOf(rewards.app, 'referral')).code, 'SESSION_EXPIRED');
});

test('once its months are over, the play of a friend no longer counts', async () => {
  const player = await rewards.player();
  const friend = await friendOf(player);
  await friend.lose(5_000n);
  const countsUntil = new Date(rewards.clock.now().getTime() + 1);
  await rewards.db.update(referrals).set({ countsUntil }).where(eq(referrals.friend, friend.account.id));
  rewards.later(2);
  await friend.lose(5_000n);
  rewards.later(2);
  assert.equal((await referralOf(player)).revenue, shareText(5_000));
  assert.equal(monthsAfter(new Date('2028-02-29T10:00:00Z'), 12).toISOString(), '2029-02-28T10:00:00.000Z');
});

test('a share in another currency is rounded down once; a name is masked', () => {
  const terms = { edge: 400n, rate: 1_000n, from: 'EUR', to: 'EUR' };
  assert.equal(shareOf(100_000n, terms), 400n);
  assert.equal(shareOf(249n, terms), 0n);
  assert.equal(shareOf(100_000n, { ...terms, from: 'USD' }), 368n);
  assert.equal(shareOf(100_000n, { ...terms, to: 'JPY' }), 666n);
  assert.equal(shareOf(100_000n, { ...terms, from: 'XXX' }), 0n);
  assert.deepEqual(['Lina', 'Jo', 'ü', ' ', null].map(maskedName), ['L***a', 'J***', 'ü***', null, null]);
});
