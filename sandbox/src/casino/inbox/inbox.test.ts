import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { accounts } from '../accounts/store/schema';
import { askForDocument, judgeDocument } from '../documents/documentStore';
import { documents } from '../documents/schema';
import { purge } from '../../purge';
import { giveTestBonus, testOffer } from '../../testing/testBonus';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { openTestRewards, type TestRewards } from '../../testing/testRewards';
import { BANK, openTestWithdrawals, type TestWithdrawals } from '../../testing/testWithdrawals';
import { refuse } from '../withdrawals/stages';
import { inboxReads } from './schema';

let bank: TestWithdrawals;
let rewards: TestRewards;
before(async () => {
  [bank, rewards] = [await openTestWithdrawals(), await openTestRewards()];
});
after(async () => {
  await bank.close();
  await rewards.close();
});

/** Long enough for all stages of a withdrawal, which then come at one moment. */
const paid = () => bank.pass(4 * HOUR_MS);

type Caller = { headers: Record<string, string> };
const inbox = async ({ headers }: Caller, app = bank.app, language = 'en') =>
  (await answerOf(app, 'inbox', { headers: { ...headers, 'accept-language': language } })).data.entries;
const read = ({ headers }: Caller, ids: string[]) => answerOf(bank.app, 'readInbox', { headers, payload: { ids } });

test('a withdrawal tells that it was asked for, then of its stages instead, newest first', async () => {
  const player = await bank.player();
  const { id, reference } = await player.confirm(BANK);
  assert.deepEqual(
    (await inbox(player)).map((entry) => entry.id),
    [`withdrawal:${id}:requested`],
  );
  await paid();
  const entries = await inbox(player);
  assert.deepEqual(
    entries.map((entry) => entry.id),
    [`withdrawal:${id}:completed`, `withdrawal:${id}:approved`],
  );
  const { at, ...shown } = entries[1]!;
  assert.ok(Date.parse(at) <= bank.clock.now().getTime());
  assert.deepEqual(shown, {
    id: `withdrawal:${id}:approved`,
    kind: 'withdrawal',
    read: false,
    withdrawalId: id,
    reference,
    amount: '100.00',
    currencyCode: 'EUR',
    stage: 'approved',
    reason: null,
  });
});

test('a rejected withdrawal says why in the language of the call; one that the player cancelled is not told', async () => {
  const player = await bank.player();
  const [rejected, cancelled] = [await player.confirm(BANK), await player.confirm(BANK)];
  const handle = { id: rejected.id, player: player.account.id };
  assert.ok(await refuse(bank.db, handle, { clock: bank.clock, reason: 'name' }));
  await player.cancel(cancelled.id);
  const entries = await inbox(player, bank.app, 'de');
  assert.deepEqual(
    entries.map((entry) => entry.kind === 'withdrawal' && [entry.withdrawalId, entry.stage, entry.reason]),
    [[rejected.id, 'rejected', 'Das Zielkonto läuft nicht auf Ihren Namen.']],
  );
});

test('a document is told of when it is asked for and when it is judged, not while it waits', async () => {
  const { db, clock } = bank;
  const player = await bank.player({ euros: 0 });
  const accountId = player.account.id;
  await askForDocument(db, { accountId, label: 'passport', reason: 'Too dark', now: clock.now() });
  const [asked] = await inbox(player);
  assert.ok(asked?.kind === 'document');
  assert.deepEqual([asked.document, asked.status, asked.reason], ['Passport', 'requested', 'Too dark']);
  await db.update(documents).set({ status: 'pending' }).where(eq(documents.id, asked.documentId));
  assert.deepEqual(await inbox(player), []);
  await judgeDocument(db, { id: asked.documentId, verdict: 'confirmed', now: clock.now() });
  assert.deepEqual(
    (await inbox(player)).map(({ id }) => id),
    [`document:${asked.documentId}:confirmed`],
  );
});

test('a bonus is told of when it is given, and on its last day that it ends', async () => {
  const player = await bank.player({ euros: 0 });
  const id = await giveTestBonus(bank.db, bank.clock, player.account.id, testOffer({ daysToWager: 3 }));
  const ids = async () => (await inbox(player)).map((entry) => entry.id);
  assert.deepEqual(await ids(), [`bonus:${id}:granted`]);
  await bank.pass(2 * DAY_MS);
  const early = await ids();
  await bank.pass(DAY_MS - HOUR_MS);
  assert.deepEqual(early, [`bonus:${id}:granted`]);
  assert.deepEqual(await ids(), [`bonus:${id}:endsToday`, `bonus:${id}:granted`]);
});

test('a claim is told of on its last day only, by the day of the account, and not once it is claimed', async () => {
  rewards.to('2026-11-20T12:00:00.000Z');
  const player = await rewards.player({ zone: 'Asia/Bangkok' });
  await player.lose(5_000n);
  rewards.to('2026-11-22T16:59:00.000Z');
  const bonusId = await player.idOf('2026-11-21');
  const [entry] = await inbox(player, rewards.app);
  assert.ok(entry?.kind === 'claim');
  assert.deepEqual([entry.bonusId, entry.endsAt], [bonusId, '2026-11-22T17:00:00.000Z']);
  assert.equal(entry.at, '2026-11-21T17:00:00.000Z');
  assert.equal(entry.amount, (await player.days())[0]!.amount);
  await player.claim(bonusId);
  assert.deepEqual(await inbox(player, rewards.app), []);

  const other = await rewards.player({ zone: 'Asia/Bangkok' });
  await other.lose(5_000n);
  rewards.later(1);
  assert.deepEqual(await inbox(other, rewards.app), [], 'it can be claimed tomorrow as well');
});

test('what was read stays read, twice is once, and nobody reads or fills another’s inbox', async () => {
  const [player, other] = [await bank.player(), await bank.player()];
  await player.confirm(BANK);
  await paid();
  const [first, second] = await inbox(player);
  await read(other, [first!.id]);
  assert.deepEqual(
    (await inbox(player)).map((entry) => entry.read),
    [false, false],
  );
  await read(player, [first!.id, 'no such entry']);
  await read(player, [first!.id]);
  assert.deepEqual(
    (await inbox(player)).map((entry) => [entry.id, entry.read]),
    [
      [first!.id, true],
      [second!.id, false],
    ],
  );
  assert.equal((await bank.db.select().from(inboxReads)).length, 1);
  const headers = player.headers;
  assert.equal((await refusalOf(bank.app, 'readInbox', { headers, payload: { ids: [] } })).code, 'VALIDATION');
});

test('players who stopped are told nothing, and what they read is deleted once nothing can refer to it', async () => {
  const player = await bank.player();
  await player.confirm(BANK);
  await paid();
  const now = bank.clock.now();
  const set = (values: Partial<typeof accounts.$inferInsert>) =>
    bank.db.update(accounts).set(values).where(eq(accounts.id, player.account.id));
  const count = async () => (await inbox(player)).length;
  assert.equal(await count(), 2);
  await set({ frozenUntil: new Date(now.getTime() + DAY_MS) });
  assert.equal((await refusalOf(bank.app, 'inbox', { headers: player.headers })).status, 403);
  await set({ frozenUntil: null, isSelfExclusionPermanent: true });
  assert.equal(await count(), 0);
  await set({ isSelfExclusionPermanent: false });
  assert.equal(await count(), 2);

  await read(player, [(await inbox(player))[0]!.id]);
  const mine = async () => bank.db.select().from(inboxReads).where(eq(inboxReads.player, player.account.id));
  await purge(bank.db, new Date(now.getTime() + 59 * DAY_MS));
  assert.equal((await mine()).length, 1);
  await purge(bank.db, new Date(now.getTime() + 61 * DAY_MS));
  assert.equal((await mine()).length, 0);
});

test('guests have no inbox', async () => {
  assert.equal((await refusalOf(bank.app, 'inbox', {})).status, 403);
});
