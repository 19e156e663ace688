import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { type Market } from '@/config/markets/market';
import { toDecimal, toMinor } from '@/domain/money/money';
import { type LimitPeriod } from '@/domain/protection/options';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { MOST_MINOR } from '../../db/columns';
import { type Db } from '../../db/database';
import { changeDepositLimit, changeLimit, confirmRaise, type LimitKind, limitsOf, setPlayLimit } from './limitStore';
import { depositLimitsWire } from './limitWire';
import { type BetLimitLock, forbidsChange, lockedUntil } from './playLimitRule';
import { betBounds, playCurrency, playLimitsWire } from './playLimitWire';
import { freeze } from './setStop';
import { stopOnce } from './stopOnce';
import { brandBounds } from '../bets/brandBounds';
import { type MailContext } from '../mail/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { endedPlayer, playerOf, sessionEnded } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';
import { marketOf } from '../markets/marketOf';

type LimitChange = RequestOf<'setLimit'>;

const LIMIT = /^\d{1,12}(?:\.\d+)?$/;

/** A requested limit change; `asked` null removes the limit. */
type Change = { kind: LimitKind; period: LimitPeriod; currency: string; asked: bigint | null };

/** Reads the requested change; `currency` is the one required. The maximum bet has no period. Throws VALIDATION. */
function readChange(request: FastifyRequest, body: LimitChange, currency: string | null): Change {
  const { kind, amount, currencyCode } = body;
  const refuse = (field: string, why: string) => refusalIn(request, 422, 'VALIDATION', 'checkFields', { [field]: why });
  const period = kind === 'maxBet' ? 0 : body.period;
  if (period === null || period === undefined) throw refuse('period', 'must be 0, 1 or 2');
  if (currency === null || currencyCode !== currency) {
    throw refuse('currencyCode', `must be the currency of the ${kind === 'deposit' ? 'account' : 'active wallet'}`);
  }
  if (amount === null) return { kind, period, currency, asked: null };
  const asked = LIMIT.test(amount) ? toMinor(amount, currencyCode) : null;
  if (asked === null || asked > MOST_MINOR) throw refuse('amount', 'must be an amount of the currency, not below zero');
  return { kind, period, currency, asked };
}

/** Throws LIMIT_REQUIRED when this would remove the only limit of a kind that the market demands. */
async function refuseLastDemanded(
  tx: Db,
  request: FastifyRequest,
  player: string,
  { kind, period, currency, asked }: Change,
  { limits: { demanded } }: Market,
  now: Date,
): Promise<void> {
  if (asked !== null || !demanded.some((one) => one === kind)) return;
  const all = await limitsOf(tx, { player, currency }, [kind], now);
  const isKept = all.some((one) => one.period !== period && one.amount !== null && one.pendingFrom === null);
  if (!isKept) throw refusalIn(request, 409, 'LIMIT_REQUIRED', 'limitRequired', { kind });
}

/** Changes a limit of play. Throws BET_LIMIT_LOCKED (details: lockedUntil) or SUPPORT_ONLY (details: limit, currencyCode). */
async function changePlayLimit(
  tx: Db,
  { request, brandAt }: Pick<MailContext, 'brandAt'> & { request: FastifyRequest },
  { id: player }: AccountRow,
  { kind, period, currency, asked }: Change,
  market: Market,
  now: Date,
): Promise<void> {
  const owner = { player, currency };
  const before = (await limitsOf(tx, owner, [kind], now)).find((one) => one.period === period)!;
  const ceiling = kind === 'maxBet' ? (brandBounds(currency, market)?.globalBetLimit ?? null) : null;
  const { betLimitLock } = brandAt(request.host).settings as { betLimitLock?: BetLimitLock };
  const lock = betLimitLock === 'both' ? 'both' : 'raise';
  const { playRaiseHours, confirmsRaise: confirms } = market.limits;
  const isLocking = playRaiseHours === null;
  const forbidden = forbidsChange(before, asked, { ceiling, lock: isLocking ? lock : 'never', now });
  if (forbidden === 'SUPPORT_ONLY') {
    const details = { limit: toDecimal(ceiling!, currency), currencyCode: currency };
    throw refusalIn(request, 409, forbidden, 'limitSupport', details);
  }
  if (forbidden) {
    const until = lockedUntil(before, now)!.toISOString();
    throw refusalIn(request, 409, forbidden, 'limitLocked', { lockedUntil: until });
  }
  if (!isLocking)
    return void (await changeLimit(tx, { ...owner, kind, period, asked, raiseHours: playRaiseHours, confirms, now }));
  if (asked !== before.amount) await setPlayLimit(tx, { ...owner, kind, period, asked, now });
}

/**
 * GET limits; POST set-limit, confirm-limit and freeze-account. Each locks the account row before it reads the clock, so
 * that deposits made earlier are timestamped before the stop (ADR 0012).
 */
export function protectionRoutes(app: FastifyInstance, context: MailContext): void {
  const { db, clock } = context;

  const onAccount = async <T>(tx: Db, id: string, run: (account: AccountRow, now: Date) => Promise<T>): Promise<T> => {
    const account = await lockedAccount(tx, id);
    if (!account) throw new Error(`no account ${id}`);
    return run(account, clock.now());
  };

  /** One limit as it stands. */
  async function limitWire(tx: Db, account: AccountRow, { kind, period }: Pick<Change, 'kind' | 'period'>, now: Date) {
    const limits =
      kind === 'deposit'
        ? await depositLimitsWire(tx, account, now)
        : await playLimitsWire(tx, account, now, marketOf(context, account));
    const place = kind === 'maxBet' ? null : period;
    return limits.find((one) => one.kind === kind && one.period === place)!;
  }

  serve(app, 'limits', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    const market = marketOf(context, account);
    const limits = [
      ...(await depositLimitsWire(db, account, now)),
      ...(await playLimitsWire(db, account, now, market)),
    ];
    return { data: { limits, ...(await betBounds(db, account, market)) } };
  });

  serve(app, 'setLimit', async ({ body, request }) => {
    const { account: player } = await playerOf(request, context);
    const write = { db, operation: `setLimit ${player.id}`, request, now: clock.now() };
    const data = await onceByKey(write, (tx) =>
      onAccount(tx, player.id, async (account, now) => {
        const isDeposit = body.kind === 'deposit';
        const currency = isDeposit ? account.currencyCode : await playCurrency(tx, account);
        const change = readChange(request, body, currency);
        const market = marketOf(context, account);
        await refuseLastDemanded(tx, request, account.id, change, market, now);
        if (isDeposit) await changeDepositLimit(tx, { ...change, player: account.id, now }, market);
        else await changePlayLimit(tx, { request, brandAt: context.brandAt }, account, change, market, now);
        return { limit: await limitWire(tx, account, change, now), message: 'Limit Updated Successfully' };
      }),
    );
    return { data };
  });

  serve(app, 'confirmLimit', async ({ body, request }) => {
    const { account: player } = await playerOf(request, context);
    const write = { db, operation: `confirmLimit ${player.id}`, request, now: clock.now() };
    const data = await onceByKey(write, (tx) =>
      onAccount(tx, player.id, async (account, now) => {
        const currency = body.kind === 'deposit' ? account.currencyCode : await playCurrency(tx, account);
        const { kind, period } = readChange(request, { ...body, amount: null }, currency);
        const isRaised = await confirmRaise(tx, { player: account.id, currency: currency!, kind, period, now });
        if (!isRaised) throw refusalIn(request, 409, 'LIMIT_NOT_DUE', 'limitNotDue');
        return { limit: await limitWire(tx, account, { kind, period }, now), message: 'Limit Updated Successfully' };
      }),
    );
    return { data };
  });

  serve(app, 'freezeAccount', async ({ body, request }) => {
    // The freeze ends the session, so a retry after a lost answer comes with a revoked token.
    const ended = await endedPlayer(request, context);
    const { account } = ended ?? (await playerOf(request, context));
    return stopOnce(context, request, 'freezeAccount', account.id, (tx, asked) => {
      if (ended) throw sessionEnded(request);
      return freeze(tx, { ...asked, days: body.days });
    });
  });
}
