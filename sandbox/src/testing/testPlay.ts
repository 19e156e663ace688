import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { toMinor } from '@/domain/money/money';
import { seededRandom } from '@/artwork/src/drawing/seed';
import { makePlayer } from './testAccounts';
import { answerOf, openTestBackend, WALLET_SECRET } from './testBackend';
import { CATALOGUE } from './testCatalogue';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { createStudioStore } from '../studio/store/studioStore';
import { post } from '../casino/ledger/post';
import { toPurse } from './testLedgerPlayer';
import { finish } from '../base/process';
import { type RandomInt } from '../base/random';
import { type Carry, createCasinoWallet } from '../studio/rounds/casinoWallet';
import { createRealRounds } from '../studio/rounds/realRound';
import { createStudio } from '../studio/studio';
import { type SessionAnswer } from '../studio/rounds/wire';

/** Wraps the transport between studio and casino, so that a test can break it. */
export type Way = (carry: Carry) => Carry;

/** A seeded generator: the same rounds in every run. */
function repeatable(): RandomInt {
  const random = seededRandom(1);
  return (bound) => Math.floor(random() * bound);
}

/** The casino backend and a real-money studio, on one database and one clock. */
export async function openTestPlay(random: RandomInt = repeatable()) {
  const sandbox = await openTestBackend();
  const app = sandbox.backend();
  const { db, clock } = sandbox;
  const carry: Carry = async (url, payload, headers) => {
    const answer = await app.inject({ method: 'POST', url, headers: { ...headers }, payload });
    return { status: answer.statusCode, json: answer.json() };
  };
  const clientDir = mkdtempSync(path.join(tmpdir(), 'studio-'));
  for (const name of ['studio.js', 'studio.css']) writeFileSync(path.join(clientDir, name), '/* built */');
  const studios: FastifyInstance[] = [];
  const faults: unknown[] = [];

  /** A studio that uses the given transport. Two of them act as two processes on one database. */
  function studio(way: Way = (one) => one) {
    const wallet = createCasinoWallet(way(carry), WALLET_SECRET, clock);
    const realRounds = createRealRounds({ db, wallet, clock, report: (error) => void faults.push(error) });
    const made = createStudio({
      store: createStudioStore(db),
      db,
      realRounds,
      catalogue: CATALOGUE,
      clock,
      random,
      siteOrigins: ['http://localhost:3000'],
      clientDir,
      log: false,
    });
    studios.push(made);
    const ask = async (url: string, payload: object, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await made.inject({ method: 'POST', url, headers, payload });
      return { status: answer.statusCode, json: answer.json() as Record<string, unknown> };
    };
    return {
      server: made,
      realRounds,
      wallet,
      ask,
      open: async (launch: string): Promise<SessionAnswer> =>
        (await ask('/api/session', { launch })).json as unknown as SessionAnswer,
      spin: (token: string, stake = '1.00', intent: string = randomUUID()) =>
        ask('/api/spin', { stake, intent }, token),
      freeSpin: (token: string, stake: string, intent: string = randomUUID()) =>
        ask('/api/spin', { stake, intent, freeSpin: true }, token),
      buy: (token: string, stake: string, intent: string = randomUUID()) =>
        ask('/api/spin', { stake, intent, bonusBuy: true }, token),
    };
  }

  async function player(money = '100.00', columns: Partial<AccountRow> = {}) {
    const made = await makePlayer(sandbox, { emailVerifiedAt: clock.now(), ...columns });
    const { account, headers } = made;
    const currency = account.currencyCode!;
    const amount = toMinor(money, currency)!;
    if (amount > 0n) {
      const entries = toPurse(account.id, amount, currency);
      await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: clock.now(), entries });
    }
    const keyed = (payload: object, key: string = randomUUID()) => ({
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
    return {
      ...made,
      keyed,
      /** Launches real play of a game: the launch token and the casino's session id. */
      async launched(game = CATALOGUE[0]!.id): Promise<{ launch: string; sessionId: string }> {
        const { data } = await answerOf(app, 'launchGame', keyed({ game, mode: 'real', locale: 'en' }));
        return { launch: new URL(data.launchUrl).searchParams.get('launch')!, sessionId: data.sessionId };
      },
      async launch(game?: string): Promise<string> {
        return (await this.launched(game)).launch;
      },
      /** Gives the player money of another currency, in minor units, and makes that wallet the active one. */
      async switchTo(currencyCode: string, minor: bigint): Promise<void> {
        const entries = toPurse(account.id, minor, currencyCode);
        await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: clock.now(), entries });
        await answerOf(app, 'selectWallet', keyed({ currencyCode }));
      },
      money: async (): Promise<string | undefined> =>
        (await answerOf(app, 'userDetails', { headers })).userWallet?.find(({ isActive }) => isActive)?.realMoney,
      limit: (kind: string, period: number | null, value: string | null) =>
        answerOf(app, 'setLimit', keyed({ kind, period, amount: value, currencyCode: currency })),
    };
  }

  return {
    sandbox,
    app,
    db,
    clock,
    carry,
    studio,
    player,
    faults,
    async close() {
      await Promise.all(studios.map(finish));
      await sandbox.close();
    },
  };
}

export type TestPlay = Awaited<ReturnType<typeof openTestPlay>>;
