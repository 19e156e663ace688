import { type FastifyRequest } from 'fastify';
import { refusalIn } from '../accounts/fields/refusals';
import { type AccountRow } from '../accounts/store/accounts';
import { marketOf } from '../markets/marketOf';
import { barsLogIn } from '../protection/barsLogIn';
import { toldEnd } from '../protection/stop';
import { type HttpContext } from '../../http/context';

/** Throws ACCOUNT_CLOSED, ACCOUNT_FROZEN, or SELF_EXCLUDED where the market bars an excluded player from logging in. */
export async function refuseBarred(
  request: FastifyRequest,
  account: AccountRow,
  context: HttpContext,
  now: Date,
): Promise<void> {
  if (account.closedAt) throw refusalIn(request, 409, 'ACCOUNT_CLOSED', 'accountClosed');
  if (account.frozenUntil && account.frozenUntil > now)
    throw refusalIn(request, 409, 'ACCOUNT_FROZEN', 'frozen', { until: account.frozenUntil.toISOString() });
  if (!(await barsLogIn(context.db, account, marketOf(context, account), now))) return;
  throw refusalIn(request, 409, 'SELF_EXCLUDED', 'excludedOut', { until: toldEnd(account, now) });
}
