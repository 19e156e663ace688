import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { type FastifyInstance } from 'fastify';
import { answerOf, openTestBackend } from '../../testing/testBackend';
import { mailTo, makePlayer, PASSWORD } from '../../testing/testAccounts';
import { codeOf, confirmPassword } from '../../testing/testAuthenticator';
import { testPasskey } from '../../testing/testPasskey';
import { testTell } from '../../testing/testTell';
import { BANK, openTestWithdrawals, type TestWithdrawals } from '../../testing/testWithdrawals';
import { hurryCopy } from './closing';
import { latestRequest } from './requests';
import { tellReadyCopies } from './tellCopies';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let bank: TestWithdrawals;
let app: FastifyInstance;
before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
  bank = await openTestWithdrawals();
});
after(async () => {
  await sandbox.close();
  await bank.close();
});

type Player = { headers: Headers; account: { id: string; email: string } };
type Headers = Record<string, string>;

const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() });
const letters = async ({ account }: Player) => (await mailTo(sandbox.db, account.email)).toReversed();
const kinds = async (player: Player) => (await letters(player)).map(({ kind }) => kind);
/** What the inbox tells of safety, oldest first. */
const told = async ({ headers }: Player, at = app) =>
  (await answerOf(at, 'inbox', { headers })).data.entries
    .flatMap((entry) => (entry.kind === 'safety' ? [entry.event] : []))
    .toReversed();

test('each change of a method is told once by mail and in the inbox, however often it is sent', async () => {
  const player = await makePlayer(sandbox);
  const { headers } = player;
  const twice = async <T>(send: (headers: Headers) => Promise<T>): Promise<T> => {
    const same = keyed(headers);
    const first = await send(same);
    assert.deepEqual(await send(same), first);
    sandbox.clock.advance(1_000);
    return first;
  };
  await confirmPassword(app, player);
  const { data } = await answerOf(app, 'startAuthenticator', { headers });
  const code = codeOf(data.secret, sandbox.clock);
  await twice((own) => answerOf(app, 'confirmAuthenticator', { headers: own, payload: { code } }));
  const { options } = (await answerOf(app, 'startPasskey', { headers })).data;
  const passkey = testPasskey().create(options);
  const added = await twice((own) => answerOf(app, 'addPasskey', { headers: own, payload: { passkey } }));
  await twice((own) => answerOf(app, 'renewRecoveryCodes', { headers: own }));
  const { id } = added.data.security.passkeys[0]!;
  await twice((own) => answerOf(app, 'removePasskey', { headers: own, payload: { id } }));
  await twice((own) => answerOf(app, 'removeAuthenticator', { headers: own }));
  // Nothing is there any more: nothing changes, and nothing is told.
  await confirmPassword(app, player);
  await twice((own) => answerOf(app, 'removeAuthenticator', { headers: own }));
  await twice((own) => answerOf(app, 'removePasskey', { headers: own, payload: { id } }));
  const events = ['authenticatorOn', 'passkeyAdded', 'recoveryCodes', 'passkeyRemoved', 'authenticatorOff'];
  assert.deepEqual(await told(player), events);
  assert.deepEqual(await kinds(player), Array(5).fill('method-changed'));
  const [first] = await letters(player);
  assert.match(first!.body, /Change: Authenticator app turned on\nTime: /);
  assert.ok(!first!.body.includes(data.secret));
});

test('a copy is told of once it is ready, once, and not any more when it is gone', async () => {
  const tell = testTell(sandbox.clock);
  const sweep = () => tellReadyCopies(sandbox.db, sandbox.clock, tell);
  const player = await makePlayer(sandbox);
  const ask = () => answerOf(app, 'requestDataCopy', { headers: keyed(player.headers) });
  await ask();
  await sweep();
  assert.deepEqual([await kinds(player), await told(player)], [[], []]);
  sandbox.clock.advance(MINUTE_MS);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  assert.deepEqual([await kinds(player), await told(player)], [['copy-ready'], ['copyReady']]);
  const [letter] = await letters(player);
  const { reference } = (await latestRequest(sandbox.db, player.account.id, 'copy'))!;
  assert.ok(letter!.body.includes(reference) && letter!.body.includes('/profile/safety'));

  sandbox.clock.advance(8 * DAY_MS);
  await ask();
  await hurryCopy(sandbox.db, (await latestRequest(sandbox.db, player.account.id, 'copy'))!, sandbox.clock.now());
  sandbox.clock.advance(8 * DAY_MS);
  await sweep();
  assert.equal((await kinds(player)).length, 1, 'the backend was away until it was gone');
});

test('a withdrawal and a changed password are told once by mail and in the inbox', async () => {
  const player = await bank.player();
  const mails = async () => (await mailTo(bank.db, player.account.email)).toReversed();
  const { reference } = await player.confirm(BANK);
  const [asked, ...others] = await mails();
  assert.deepEqual([asked?.kind, others], ['withdrawal-asked', []]);
  assert.ok(reference && asked!.body.includes(reference));
  const entries = (await answerOf(bank.app, 'inbox', { headers: player.headers })).data.entries;
  assert.deepEqual(
    entries.map((entry) => entry.kind === 'withdrawal' && [entry.stage, entry.reference]),
    [['requested', reference]],
  );
  await bank.pass(1_000);
  const headers = keyed(player.headers);
  const payload = { updateFrom: 'Profile Page', currentPassword: PASSWORD, newPassword: 'another Horse 1' };
  for (let time = 0; time < 2; time++) await answerOf(bank.app, 'updateUserDetails', { headers, payload });
  assert.deepEqual(
    (await mails()).map(({ kind }) => kind),
    ['withdrawal-asked', 'password-changed'],
  );
  assert.deepEqual(await told(player, bank.app), ['passwordChanged']);
});
