import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { toMinor } from '@/domain/money/money';
import { operationOf } from '@/contract/document';
import { type AnswerOf, type OperationId } from '@/contract/wire';
import { type Clock, fixedClock } from '../../base/clock';
import { type Brand } from '../../brands/brand/brand';
import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { accountByEmail, type AccountRow } from '../../casino/accounts/store/accounts';
import { sessionOf } from '../../casino/accounts/store/sessions';
import { gameSessions } from '../../casino/bets/schema';
import { giveByOperator } from '../../casino/bonuses/byOperator';
import { marketOf } from '../../casino/markets/marketOf';
import { offerById } from '../../casino/bonuses/offers/offers';
import { mute } from '../../casino/chat/moderation';
import { askForDocument, documentsOf, judgeDocument } from '../../casino/documents/documentStore';
import { type Tell } from '../../casino/mail/tell';
import { createGameSession } from '../../casino/play/gameSession';
import { takeTransaction } from '../../casino/play/transactions';
import { advance, refuse } from '../../casino/withdrawals/stages';
import { withdrawals } from '../../casino/withdrawals/schema';
import { type Db } from '../../db/database';
import { type AskedPlayer, readAskedPlayer } from '../askedPlayer';
import { depositByCard } from '../fund';
import { createPlayers, type PlayerParts } from '../players';
import { WrongInput } from '../sections/section';
import { type ScenarioPlayer, type Tools } from './scenario';

/** Asks the casino's backend as the site does. */
export type AskCasino = (asked: {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload?: string | Buffer;
}) => Promise<{ status: number; json: unknown }>;

export type ToolParts = PlayerParts & {
  askCasino: AskCasino;
  tell: Tell;
  figuresOf: (brand: string) => WithdrawalFigures;
};

const GAME = 'pharaohs-ledger';
const DECLINED_CARD = '4000000000000002';
const BOUNDARY = 'scenario';

/** A picture that a document's checks accept. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#c8b89a' } })
    .jpeg()
    .toBuffer();

/** What scenarios are made with, on a running sandbox. */
export function createTools(parts: ToolParts): Tools {
  const { db, clock, payments, brandAt, siteOrigins, askCasino, tell, figuresOf } = parts;
  const ago = (ms: number): Clock => fixedClock(new Date(clock.now().getTime() - ms));
  const brandOf = (name: string): Brand => brandAt(`${name}.localhost`);

  async function accountOf({ brand, email }: Pick<ScenarioPlayer, 'brand' | 'email'>): Promise<AccountRow> {
    const account = await accountByEmail(db, brand, email);
    if (!account) throw new Error(`no account ${email}`);
    return account;
  }

  const headersOf = ({ brand, token }: ScenarioPlayer) => ({
    host: `${brand}.localhost`,
    'accept-language': 'en',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  });

  async function ask(operation: OperationId, sent: { headers: Record<string, string>; payload?: string | Buffer }) {
    const { method, path: url } = operationOf(operation);
    const { status, json } = await askCasino({ method: method.toUpperCase(), url, ...sent });
    if (status !== 200) throw new WrongInput(`${operation} answered ${status}: ${JSON.stringify(json)}`);
    return json as Record<string, unknown>;
  }

  async function sit(tx: Db, account: AccountRow, token: string, now: Date) {
    const login = await sessionOf(tx, token, clock.now());
    const where = { player: account.id, login: login?.sessionId ?? '', game: GAME, language: 'en', now };
    const { sessionId } = await createGameSession(tx, { ...where, currency: account.currencyCode! });
    const [session] = await tx.select().from(gameSessions).where(eq(gameSessions.id, sessionId));
    return session!;
  }

  return {
    async player(asked: Partial<AskedPlayer> = {}, agoMs = 0) {
      const at = agoMs === 0 ? clock : ago(agoMs);
      const made = await createPlayers({ ...parts, clock: at, isEarlier: agoMs > 0 }).make(readAskedPlayer(asked));
      const brand = brandAt(asked.brand ? `${asked.brand}.localhost` : 'localhost').name;
      const { id } = await accountOf({ brand, email: made.email });
      return { ...made, id, brand };
    },

    async play(player, rounds, { agoMs = 0, everyMs = 0 } = {}) {
      const account = await accountOf(player);
      const minor = (amount: string) => toMinor(amount, account.currencyCode!)!;
      // Together, so that no day is closed between two rounds of it.
      await db.transaction(async (tx) => {
        const session = await sit(tx, account, player.token, ago(agoMs).now());
        const take = async (index: number, asked: Parameters<typeof takeTransaction>[3]) => {
          const taken = await takeTransaction(tx, ago(agoMs - index * everyMs), session, asked);
          if (!taken.ok) throw new WrongInput(`The round was refused: ${taken.refusal.code}.`);
        };
        for (const [index, { stake, win }] of rounds.entries()) {
          const round = randomUUID();
          await take(index, { kind: 'debit', transaction: `${round}:debit`, round, amount: minor(stake) });
          const won = minor(win ?? '0');
          await take(index, { kind: 'credit', transaction: `${round}:credit`, round, amount: won });
        }
      });
    },

    call: (player, operation, body) =>
      ask(operation, {
        headers: { ...headersOf(player), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { payload: JSON.stringify(body) }),
      }),

    async sendDocument(player) {
      const part = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
      const payload = Buffer.concat([
        Buffer.from(`${part('name="label"')}\r\npassport\r\n`),
        Buffer.from(`${part('name="file"; filename="passport.jpg"')}content-type: image/jpeg\r\n\r\n`),
        await photo(),
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]);
      const type = `multipart/form-data; boundary=${BOUNDARY}`;
      await ask('uploadDocument', { headers: { ...headersOf(player), 'content-type': type }, payload });
      return (await documentsOf(db, player.id)).at(-1)!.id;
    },

    async judge(id, verdict) {
      await judgeDocument(db, { id, verdict, now: clock.now(), tell });
    },

    ask: ({ id: accountId }, label, reason) => askForDocument(db, { accountId, label, reason, now: clock.now() }),

    async give({ brand, email }, id, way, agoMs = 0) {
      const offer = offerById(id);
      if (!offer) throw new WrongInput(`There is no offer ${id}.`);
      const given = await giveByOperator(db, {
        brand,
        email,
        offer,
        way,
        marketOf: (account) => marketOf({ brandAt }, account),
        clock: ago(agoMs),
      });
      if (typeof given === 'string') throw new WrongInput(`No bonus was given: ${given}.`);
    },

    async decide({ id, brand }, verdict) {
      const [asked] = await db.select().from(withdrawals).where(eq(withdrawals.player, id));
      if (!asked) throw new WrongInput('There is no withdrawal.');
      if (verdict !== 'pay') return void (await refuse(db, asked, { clock, reason: verdict.refuse, tell }));
      const stage = { clock, figures: figuresOf(brand), early: true, tell };
      for (let stages = 0; stages < 3; stages += 1) await advance(db, asked, stage);
    },

    async races({ brand }) {
      const { path } = operationOf('tournaments');
      // With a game only the running ones that it counts for.
      const url = `${path}?${new URLSearchParams({ game: GAME })}`;
      const headers = { host: `${brand}.localhost`, 'accept-language': 'en' };
      const { json } = await askCasino({ method: 'GET', url, headers });
      const { data } = json as AnswerOf<'tournaments'>;
      return data.tournaments.filter(({ joining }) => joining === 'hand').map(({ id }) => id);
    },

    mute: ({ id }) => mute(db, id, null, clock.now()),

    async declined(player, amount) {
      if (!payments) throw new WrongInput('There is no payment provider: the sandbox needs an OUTSIDE_PORT.');
      const [account, brand] = [await accountOf(player), brandOf(player.brand)];
      const funding = { payments, brand, account, amount, card: DECLINED_CARD, now: clock.now() };
      await depositByCard(db, { ...funding, returnTo: `${siteOrigins[0] ?? ''}/deposit` });
    },
  };
}
