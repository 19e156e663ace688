import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { toDecimal, toMinor } from '@/domain/money/money';
import { accountById } from '../accounts/store/accounts';
import { isSigned } from '../../base/signature';
import { type GameSession, openWalletSession, sessionOfWallet } from './gameSession';
import {
  type BalanceAnswer,
  type OpenAnswer,
  type Special,
  WALLET_PATH,
  WALLET_SIGNATURE_HEADER,
  type WalletCall,
} from '../../wallet/protocol';
import { type Asked } from './scene';
import { balanceOf, type Taken, takeTransaction, TransactionConflict } from './transactions';
import { marketOf } from '../markets/marketOf';
import { isStorable, MOST_MINOR } from '../../db/columns';
import { lacksConnection } from '../../db/noConnection';
import { type HttpContext } from '../../http/context';
import { type PlayerEvents } from '../socket/playerEvents';
import { Refusal } from '../../http/refusal';

/** Bounds the length of ids, and thereby the size of index entries. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w:.-]{1,100}$/.test(value);

const malformed = (field: string) =>
  new Refusal(422, 'VALIDATION', 'This is no call of the wallet', { [field]: 'is wrong' });

function textOf(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  if (!isId(value)) throw malformed(field);
  return value;
}

/** An amount in the session's currency, in minor units and at least `least`; a credit of zero closes a round. */
function amountOf({ amount }: Record<string, unknown>, currency: string, least: bigint): bigint {
  const minor = typeof amount === 'string' && amount.length <= 30 ? toMinor(amount, currency) : null;
  if (minor === null || minor < least || minor > MOST_MINOR) throw malformed('amount');
  return minor;
}

function specialOf({ special }: Record<string, unknown>): Special | undefined {
  if (special === undefined || special === 'freeSpin' || special === 'bonusBuy') return special;
  throw malformed('special');
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function settlesAtOf({ settlesAt }: Record<string, unknown>): Date | undefined {
  if (settlesAt === undefined) return undefined;
  if (typeof settlesAt !== 'string' || !INSTANT.test(settlesAt) || !isStorable(settlesAt.slice(0, 10)))
    throw malformed('settlesAt');
  const at = new Date(settlesAt);
  if (Number.isNaN(at.getTime())) throw malformed('settlesAt');
  return at;
}

function askedOf(kind: Asked['kind'], body: Record<string, unknown>, { currency }: GameSession): Asked {
  const [transaction, round] = [textOf(body, 'transaction'), textOf(body, 'round')];
  if (kind === 'rollback') return { kind, transaction, round, of: textOf(body, 'of') };
  if (kind === 'credit') return { kind, transaction, round, amount: amountOf(body, currency, 0n) };
  const amount = amountOf(body, currency, 1n);
  return { kind, transaction, round, amount, special: specialOf(body), settlesAt: settlesAtOf(body) };
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1] ?? '';

/** `walletSecret` signs the calls of studios. */
export type WalletContext = HttpContext & { walletSecret: string; playerEvents: PlayerEvents };

/**
 * POST /wallet/open, balance, debit, credit and rollback: the wallet API for studios (wallet/protocol.ts). Not
 * reachable through the site, whose host forwards only /api. Calls without a valid studio signature get 401; a refused
 * transaction gets 409 with its code, a call for which the database had no connection 503.
 */
export function studioWalletRoutes(app: FastifyInstance, context: WalletContext): void {
  const { db, clock, walletSecret, playerEvents } = context;

  const tell = (player: string, { kind }: Asked, currency: string, taken: Taken) => {
    if (!taken.isNew || taken.booked === null) return;
    // `win` is the real money moved, unsigned; a move of bonus money alone is sent as zero, which makes the site reload
    // the balances. A stake is sent as `debit`, a win or a rollback as `credit`.
    const name = kind === 'debit' ? 'debit' : 'credit';
    playerEvents.tell(player, { name, payload: { win: toDecimal(taken.booked, currency) } });
    if (kind === 'credit') playerEvents.winsChanged();
  };

  async function take(
    kind: Asked['kind'],
    body: Record<string, unknown>,
    session: GameSession,
  ): Promise<BalanceAnswer> {
    const asked = askedOf(kind, body, session);
    const taken = await takeTransaction(db, clock, session, asked, (account) => marketOf(context, account)).catch(
      (error: unknown) => {
        if (!(error instanceof TransactionConflict)) throw error;
        throw new Refusal(409, 'TRANSACTION_CONFLICT', 'Another transaction stands under this id');
      },
    );
    tell(session.player, asked, session.currency, taken);
    if (taken.ok) return taken.answer;
    const { code, message, details } = taken.refusal;
    throw new Refusal(409, code, message, details);
  }

  const presentBalance = async (session: GameSession) =>
    balanceOf(db, session, (await accountById(db, session.player))!);

  async function open(body: Record<string, unknown>): Promise<OpenAnswer> {
    const opened = await openWalletSession(db, textOf(body, 'launch'), clock.now());
    if (!opened) throw new Refusal(401, 'LAUNCH_INVALID', 'This launch has been used or is too old');
    const { session, walletToken } = opened;
    const { id, player, game, language, expiresAt } = session;
    const balance = await presentBalance(session);
    return { ...balance, session: id, player, wallet: walletToken, game, language, expiresAt: expiresAt.toISOString() };
  }

  async function answered(call: WalletCall, request: FastifyRequest): Promise<OpenAnswer | BalanceAnswer> {
    const body = JSON.parse(request.body as string) as Record<string, unknown>;
    if (call === 'open') return open(body);
    const session = await sessionOfWallet(db, bearerOf(request));
    if (!session) throw new Refusal(401, 'WALLET_UNKNOWN', 'Nobody has this wallet');
    return call === 'balance' ? presentBalance(session) : take(call, body, session);
  }

  const answer = (call: WalletCall, request: FastifyRequest) =>
    answered(call, request).catch((error: unknown) => {
      if (!lacksConnection(error)) throw error;
      request.log.error(error);
      throw new Refusal(503, 'BUSY', 'The casino is busy, ask again');
    });

  void app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async ({ body, headers }) => {
      if (isSigned(walletSecret, String(body), headers[WALLET_SIGNATURE_HEADER], clock.now())) return;
      throw new Refusal(401, 'UNSIGNED', 'This call is not signed by the studio');
    });
    for (const call of ['open', 'balance', 'debit', 'credit', 'rollback'] as const)
      scope.post(`${WALLET_PATH}/${call}`, (request) => answer(call, request));
  });
}
