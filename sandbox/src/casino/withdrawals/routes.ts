import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { toDecimal } from '@/domain/money/money';
import { spokenIn } from '../../http/languages';
import { type WithdrawalRow } from './schema';
import { cancelWithdrawal } from './cancel';
import { conditionsOf } from './conditions';
import { calculateWithdrawal, type Caller, confirmWithdrawal, QuoteChanged } from './confirm';
import { quoteWire, storeQuote } from './quotes';
import { withdrawalsPage } from './withdrawalStore';
import { withdrawalWire } from './withdrawalWire';
import { marketOf } from '../markets/marketOf';
import { type AccountRow } from '../accounts/store/accounts';
import { type MailContext } from '../mail/context';
import { type MessageRow } from '../mail/messages';
import { writeWithdrawalAsked } from '../mail/safetyMessages';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { askAgain } from '../accounts/security/confirmations';

/**
 * GET withdrawal-conditions and withdrawals; POST calculate-, confirm- and cancel-withdrawal (WDR-01 to WDR-11). Open
 * to excluded players and to visitors of every country (SESS-10, OP-067).
 */
export function withdrawalRoutes(app: FastifyInstance, context: MailContext): void {
  const { db, clock } = context;

  const languageOf = ({ headers }: FastifyRequest) => spokenIn(headers['accept-language']);
  const callerOf = (request: FastifyRequest, player: string): Caller => ({
    player,
    brand: context.brandAt(request.host),
    language: languageOf(request),
    clock,
  });
  /** Some markets forbid cancelling a withdrawal, and some operators do. */
  const mayCancel = (request: FastifyRequest, account: AccountRow) =>
    marketOf(context, account).cancelWithdrawal && context.brandAt(request.host).settings.cancelWithdrawal !== false;
  const wire = (request: FastifyRequest, account: AccountRow, row: WithdrawalRow) =>
    withdrawalWire(row, { language: languageOf(request), mayCancel: mayCancel(request, account) });

  serve(app, 'withdrawalConditions', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const { conditions, wallet } = await conditionsOf(db, account, clock.now());
    const currencyCode = wallet?.currency ?? account.currencyCode ?? 'EUR';
    const isOpen = conditions.every(({ met }) => met);
    return {
      data: {
        available: toDecimal(isOpen ? (wallet?.real ?? 0n) : 0n, currencyCode),
        currencyCode,
        conditions: conditions.map(({ code, met, waived, left }) => ({
          code,
          met,
          ...(waived && { waived }),
          ...(left !== null && { left: toDecimal(left, currencyCode) }),
        })),
      },
    };
  });

  serve(app, 'withdrawals', async ({ request, query: { status, pageNo = 1, limit = 20 } }) => {
    const { account } = await playerOf(request, context);
    const { rows, count } = await withdrawalsPage(db, account.id, { status, pageNo, limit });
    return { data: { withdrawals: { rows: rows.map((row) => wire(request, account, row)), count } } };
  });

  serve(app, 'calculateWithdrawal', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const write = { db, operation: `calculateWithdrawal ${account.id}`, request, now: clock.now() };
    return onceByKey(write, async (tx) => ({
      data: { quote: quoteWire(await calculateWithdrawal(tx, callerOf(request, account.id), body)) },
    }));
  });

  serve(app, 'confirmWithdrawal', async ({ request, body }) => {
    const player = await playerOf(request, context);
    const { account } = player;
    await askAgain(request, context, player, 'withdrawal');
    const write = { db, operation: `confirmWithdrawal ${account.id}`, request, now: clock.now() };
    let changed: QuoteChanged | null = null;
    let message: MessageRow | null = null;
    const site = siteOf(request, context);
    try {
      const answer = await onceByKey(write, async (tx) => {
        try {
          const row = await confirmWithdrawal(tx, callerOf(request, account.id), body);
          const letter = { account, brand: context.brandAt(request.host), site, now: clock.now(), withdrawal: row };
          message = await writeWithdrawalAsked(tx, letter);
          return { data: { withdrawal: wire(request, account, row) } };
        } catch (error) {
          if (error instanceof QuoteChanged) changed = error;
          throw error;
        }
      });
      sendOut(context, message, site.brandName);
      return answer;
    } finally {
      // A refused write is rolled back, but the new quote it returned must exist when the player confirms it.
      if (changed) await storeQuote(db, (changed as QuoteChanged).quote);
    }
  });

  serve(app, 'cancelWithdrawal', async ({ request, body: { withdrawalId } }) => {
    const { account } = await playerOf(request, context);
    const write = { db, operation: `cancelWithdrawal ${account.id}`, request, now: clock.now() };
    const asked = { player: account.id, withdrawalId, language: languageOf(request), clock };
    const isAllowed = mayCancel(request, account);
    return onceByKey(write, async (tx) => ({
      data: { withdrawal: wire(request, account, await cancelWithdrawal(tx, { ...asked, isAllowed })) },
    }));
  });
}
