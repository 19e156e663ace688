import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type AnswerOf } from '@/contract/wire';
import { takePorts } from '@/scripts/system/takenPorts';
import samples from '../../seed/samples.json';
import { random } from './bookerRound';
import { kill, withChild } from './process';
import { type SessionAnswer, type SpinAnswer } from '../../studio/rounds/wire';
import { type Told } from './told';

type Deposit = AnswerOf<'deposit'>['data']['deposit'];

/** Online banking: the payer confirms on a page of the provider. */
const REDIRECT = 4;

/** Starts the real sandbox on the data in `root`; the caller waits until it is ready (isReady). */
async function start(root: string) {
  // Stub files: the page client is covered by the studio's own tests.
  const client = path.join(root, 'client');
  mkdirSync(client, { recursive: true });
  for (const name of ['studio.js', 'studio.css']) writeFileSync(path.join(client, name), '');
  const { ports, handOver } = await takePorts('SANDBOX_PORT', 'STUDIO_PORT', 'OUTSIDE_PORT', 'PANEL_PORT');
  const sockets = handOver('SANDBOX_PORT', 'STUDIO_PORT', 'OUTSIDE_PORT', 'PANEL_PORT');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(import.meta.resolve('../../main.ts')), client],
    {
      env: {
        ...process.env,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        DATA_DIR: root,
        SANDBOX_GAMES: '20',
        SMTP_URL: '',
        ...sockets.env,
      },
      stdio: ['ignore', 'pipe', 'inherit', ...sockets.stdio],
    },
  );
  sockets.letGo();
  return {
    child,
    backend: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    games: `http://127.0.0.1:${ports.STUDIO_PORT}`,
    panel: `http://localhost:${ports.PANEL_PORT}/sandbox`,
  };
}

type Send = { method?: string; token?: string; body?: object };

async function ask<T>(url: string, { method = 'POST', token, body }: Send): Promise<T> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
  };
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signIn(backend: string): Promise<string> {
  const email = samples.accounts.find(({ situation }) => situation === 'depositor')!.email;
  const device = { userDeviceType: 'desktop', screenResolution: '1440x900', uidToken: 'kill' };
  const visit = { recaptchaToken: '', afterReg: false, cpnc: null, mkt: null, ...device };
  const body = { email, password: samples.password, ...visit };
  return (await ask<AnswerOf<'login'>>(`${backend}/api/user/login`, { body })).accessToken;
}

/** Makes deposits as a player does, until the sandbox is gone. */
async function depositAgain(backend: string, token: string, told: Told): Promise<void> {
  for (;;) {
    const body = { paymentMethodId: REDIRECT, amount: '20', currencyCode: 'EUR' };
    const begun = await ask<{ data: { deposit: Deposit } }>(`${backend}/api/user/create-deposit`, { token, body });
    const { id, nextStep } = begun.data.deposit;
    told.begun.push(id);
    const page = nextStep!.url;
    const form = new URLSearchParams({ outcome: 'success' });
    await fetch(page, { method: 'POST', body: form, headers: { origin: new URL(page).origin }, redirect: 'manual' });
    const { data } = await ask<{ data: { deposit: Deposit } }>(`${backend}/api/user/deposits/${id}`, {
      method: 'GET',
      token,
    });
    if (data.deposit.status === 'success') told.booked.push(id);
  }
}

/** Plays real-money rounds, each in its own session, until the sandbox is gone. */
async function playAgain(backend: string, games: string, token: string, told: Told): Promise<void> {
  const list = await ask<AnswerOf<'games'>>(`${backend}/api/core/casino/games`, { method: 'GET' });
  const slot = list.data.games.rows.find(({ features }) => features.includes('lines'))!;
  const body = { game: slot.id, mode: 'real', locale: 'en' };
  for (;;) {
    const { data } = await ask<AnswerOf<'launchGame'>>(`${backend}/api/user/launch-game`, { token, body });
    const launch = new URL(data.launchUrl).searchParams.get('launch');
    const opened = await ask<SessionAnswer>(`${games}/api/session`, { body: { launch } });
    const spin = { stake: opened.game.stakes[0], intent: randomUUID() };
    const round = await ask<SpinAnswer>(`${games}/api/spin`, { token: opened.session, body: spin });
    told.played.push(round.roundId);
  }
}

/** Runs the ledger check of the control panel; throws when it fails. */
async function look(panel: string): Promise<void> {
  const headers = { origin: new URL(panel).origin, accept: 'application/json' };
  const answer = await fetch(`${panel}/ledger`, { method: 'POST', headers, body: new URLSearchParams() });
  const { said } = (await answer.json()) as { said: string };
  if (!said.startsWith('The ledger adds up')) throw new Error(`the control panel says: ${said}`);
}

async function isReady(child: ChildProcess): Promise<void> {
  await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the sandbox did not start'))),
  ]);
}

/**
 * Starts the real sandbox on the data in `root`, runs the ledger check on its control panel, makes concurrent deposits
 * through the API and the provider's pages, plays, and kills the process meanwhile. Records what was acknowledged in
 * `told`.
 */
export async function sandboxRound(root: string, told: Told): Promise<void> {
  const { child, backend, games, panel } = await start(root);
  await withChild(child, async () => {
    await isReady(child);
    await look(panel);
    const token = await signIn(backend);
    const before = told.booked.length;
    let isKilled = false;
    const work = [1, 2, 3].map(() => depositAgain(backend, token, told));
    const workers = [...work, playAgain(backend, games, token, told)].map((one) =>
      one.catch((error: unknown) => {
        // Calls fail once the process is killed; before that none may fail.
        if (!isKilled) throw error;
      }),
    );
    const all = Promise.all(workers);
    const [enough, played] = [before + 1 + random(12), told.played.length + 1 + random(6)];
    while (told.booked.length < enough || told.played.length < played) await Promise.race([sleep(5), all]);
    await sleep(random(30));
    isKilled = true;
    await kill(child);
    await all;
  });
}
