import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { spokenIn } from '../../http/languages';
import { needsVerifiedEmail } from '../bonuses/verifiedEmail';
import { cancelDeposit, isDepositId, noSuchDeposit } from './cancelDeposit';
import { createDeposit } from './createDeposit';
import { depositById, expireDeposits, openDepositsOf } from '../deposits/depositStore';
import { depositWire } from './depositWire';
import { METHODS, methodWire } from './methods';
import { type DepositRow } from '../deposits/schema';
import { netResult } from '../ledger/totals';
import { leftLater } from '../protection/leftLater';
import { depositAllowance } from '../protection/mayDeposit';
import { type CashierContext } from './context';
import { refuseWhereBlocked } from '../accounts/countryGuard';
import { onceByKey, onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { fundsNoticeOf } from '../notices/fundsText';
import { marketOf } from '../markets/marketOf';
import { playerOf } from '../accounts/player';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { siteOriginOf } from '../../http/siteOrigin';

const NET_RESULT_MS = 30 * 86_400_000;

/** A path within the site; rejects anything that could redirect elsewhere. */
const PATH = /^\/(?!\/)[\w/-]{0,200}$/;

/** What a player may still deposit now and later, and what play has cost in 30 days. */
async function allowanceWire(db: Db, account: AccountRow, market: Market, now: Date) {
  const currencyCode = account.currencyCode ?? 'EUR';
  const decimal = (amount: bigint | null) => (amount === null ? null : toDecimal(amount, currencyCode));
  const { left, period, limit } = await depositAllowance(db, account, currencyCode, now, market);
  const later = left === null ? [] : await leftLater(db, account, currencyCode, { now, left, market });
  const result = await netResult(db, account.id, currencyCode, new Date(now.getTime() - NET_RESULT_MS));
  return {
    currencyCode,
    period,
    left: decimal(left),
    limit: decimal(limit),
    later: later.map((step) => ({ at: step.at.toISOString(), left: decimal(step.left) })),
    netResult30Days: toDecimal(result, currencyCode),
  };
}

/** GET get-payments and deposits, POST create-deposit, cancel-deposit and 3ds-webhook: the cashier (PAY-01 to PAY-18). */
export function cashierRoutes(app: FastifyInstance, context: CashierContext): void {
  const { db, clock, payments, controls } = context;
  const provider = payments?.provider ?? null;
  const wire = (row: DepositRow) => ({ data: { deposit: depositWire(row, provider) } });

  serve(app, 'payments', async ({ request, query }) => {
    const { account } = await playerOf(request, context);
    const currency = query.currencyCode ?? account.currencyCode;
    return { data: { payments: METHODS.map((method) => methodWire(method, currency)) } };
  });

  /** Where the provider redirects the player to, in the language of the call. */
  function returnTo(request: FastifyRequest, path: string | undefined, language: string): string {
    const prefix = language === 'en' ? '' : `/${language}`;
    return `${siteOriginOf(request, context)}${prefix}${path && PATH.test(path) ? path : '/deposit'}`;
  }

  serve(app, 'createDeposit', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const [now, language] = [clock.now(), spokenIn(request.headers['accept-language'])];
    const write = { db, operation: `createDeposit ${account.id}`, request, now };
    return onceByKey(write, async (tx) =>
      wire(
        await createDeposit(tx, {
          body,
          account,
          market: marketOf(context, account),
          fundsNotice: fundsNoticeOf(context.brandAt(`${account.brand}.localhost`)),
          provider,
          language,
          now,
          needsVerifiedEmail: needsVerifiedEmail(context.brandAt(`${account.brand}.localhost`)),
          refuseCountry: () => refuseWhereBlocked(request, context, 'DEPOSIT_COUNTRY_BLOCK'),
          returnTo: returnTo(request, body.returnPath, language),
          situation: controls?.payments.takeNext() ?? null,
        }),
      ),
    );
  });

  serve(app, 'openDeposits', async ({ request, query: { endedMinutes } }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    await expireDeposits(db, now, account.id);
    const endedSince = endedMinutes === undefined ? null : new Date(now.getTime() - endedMinutes * 60_000);
    const rows = await openDepositsOf(db, account.id, endedSince);
    return { data: { deposits: rows.map((row) => depositWire(row, provider)) } };
  });

  serve(app, 'deposit', async ({ request, path: { depositId = '' } }) => {
    const { account } = await playerOf(request, context);
    if (!isDepositId(depositId)) throw noSuchDeposit();
    await expireDeposits(db, clock.now(), account.id);
    const row = await depositById(db, depositId);
    if (row?.player !== account.id) throw noSuchDeposit();
    return wire(row);
  });

  serve(app, 'cancelDeposit', async ({ request, body: { depositId } }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    return onceByKey({ db, operation: `cancelDeposit ${account.id}`, request, now }, async (tx) =>
      wire(await cancelDeposit(tx, { player: account.id, depositId, provider, now })),
    );
  });

  serve(app, 'depositAllowance', async ({ request }) => {
    const { account } = await playerOf(request, context);
    await expireDeposits(db, clock.now(), account.id);
    return { data: await allowanceWire(db, account, marketOf(context, account), clock.now()) };
  });

  // The player's session may have expired at the bank, so none is required (OP-074); PaReq and MD identify the payment.
  serve(app, 'postThreeDs', async ({ request, body }) => {
    const now = clock.now();
    const given = { paReq: String(body?.PaReq ?? ''), md: String(body?.MD ?? '') };
    if (given.paReq === '' || given.md === '') return {};
    const answer = await onceByKeyIfAny({ db, operation: 'postThreeDs', request, now }, async (tx) => {
      await provider?.confirmThreeDs(tx, given, now);
      return {};
    });
    payments?.outbox.kick();
    return answer;
  });
}
