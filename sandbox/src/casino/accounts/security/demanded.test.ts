import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { type Market } from '@/config/markets/market';
import { type MarketName, MARKETS } from '@/config/markets/markets';
import { CATALOGUE } from '../../../testing/testCatalogue';
import { answerOf, call, openTestBackend, refusalOf } from '../../../testing/testBackend';
import { loginBody, makePlayer } from '../../../testing/testAccounts';
import { codeOf, giveAuthenticator, STEP_MS } from '../../../testing/testAuthenticator';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;

before(async () => {
  sandbox = await openTestBackend();
});
after(() => sandbox.close());

const SLOT = CATALOGUE.find(({ features }) => !features.includes('live'))!.id;

type Headers = Record<string, string>;
const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() });

/** A market that demands a second step of every log-in; no pack does so far. */
async function demanding<T>(run: (backend: FastifyInstance) => Promise<T>): Promise<T> {
  const packs: Record<string, Market> = MARKETS;
  packs.demanding = { ...MARKETS.default, secondStep: true };
  try {
    return await run(sandbox.backend({ settings: { market: 'demanding' }, asksAgainFor: [] }));
  } finally {
    delete packs.demanding;
  }
}

test('where the market demands a second step nobody deposits or plays without one, nor after the last was removed', () =>
  demanding(async (backend) => {
    const player = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
    const { headers } = player;
    const sent = (payload: object) => ({ headers: keyed(headers), payload });
    const kinds = async () =>
      (await answerOf(backend, 'protectionNotices', { headers })).data.notices.map(({ kind }) => kind);
    const moves = async () => {
      const deposit = { paymentMethodId: 1, amount: '20', currencyCode: 'EUR', cancelsActiveBonus: true };
      const game = { game: SLOT, mode: 'real', locale: 'en' };
      const answers = [
        await call(backend, 'createDeposit', sent(deposit)),
        await call(backend, 'launchGame', sent(game)),
      ];
      return answers.map(({ status, body }) =>
        status === 200 ? 'done' : (body as { details?: { kind?: string } }).details?.kind,
      );
    };
    assert.deepEqual(await kinds(), ['secondStep']);
    assert.deepEqual(await moves(), ['secondStep', 'secondStep']);
    // It is done, not answered.
    await answerOf(backend, 'answerNotice', sent({ id: 'secondStep', answer: 'acknowledged' }));
    assert.deepEqual(await moves(), ['secondStep', 'secondStep']);
    const { secret } = await giveAuthenticator(backend, sandbox.clock, player);
    assert.deepEqual([await kinds(), await moves()], [[], ['done', 'done']]);
    assert.equal(
      (await refusalOf(backend, 'login', { payload: loginBody(player.email) })).code,
      'SECOND_STEP_REQUIRED',
    );
    sandbox.clock.advance(STEP_MS);
    await answerOf(backend, 'confirmIdentity', sent({ proof: { code: codeOf(secret, sandbox.clock) } }));
    await answerOf(backend, 'removeAuthenticator', { headers: keyed(headers) });
    assert.deepEqual([await kinds(), await moves()], [['secondStep'], ['secondStep', 'secondStep']]);
  }));

test('where the market demands a second step it is asked for again, whatever the brand says', () =>
  demanding(async (backend) => {
    const player = await makePlayer(sandbox);
    const { headers } = player;
    await giveAuthenticator(backend, sandbox.clock, player);
    const { asksAgainFor } = (await answerOf(backend, 'security', { headers })).data.security;
    assert.deepEqual(asksAgainFor, ['withdrawal', 'email', 'password', 'methods']);
    sandbox.clock.advance(10 * 60_000);
    const asked = async (on: FastifyInstance) =>
      (await call(on, 'removeAuthenticator', { headers: keyed(headers) })).body;
    assert.equal(((await asked(backend)) as { code: string }).code, 'STEP_UP_REQUIRED');
    const relaxed = sandbox.backend({ asksAgainFor: [] });
    assert.deepEqual((await answerOf(relaxed, 'security', { headers })).data.security.asksAgainFor, []);
  }));

/** Markets that demand a second step, written down a second time from the texts of the anchor: none says so. */
const DEMANDING: readonly MarketName[] = [];

test('only where the market demands it is an account told that a second step is missing', async (t) => {
  for (const name of Object.keys(MARKETS) as MarketName[])
    await t.test(name, async () => {
      const backend = sandbox.backend({ settings: { market: name } });
      const { headers } = await makePlayer(sandbox, { emailVerifiedAt: sandbox.clock.now() });
      const { notices } = (await answerOf(backend, 'protectionNotices', { headers })).data;
      assert.equal(
        notices.some(({ kind }) => kind === 'secondStep'),
        DEMANDING.includes(name),
      );
    });
});
