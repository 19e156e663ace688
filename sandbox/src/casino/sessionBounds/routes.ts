import { type FastifyInstance } from 'fastify';
import { toMinor } from '@/domain/money/money';
import { MOST_MINOR } from '../../db/columns';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { refusalIn } from '../accounts/fields/refusals';
import { playerOf } from '../accounts/player';
import { lockedAccount } from '../accounts/store/accounts';
import { playCurrency } from '../protection/playLimitWire';
import { refuseExcluded } from '../protection/stop';
import { latestBounds, setBounds } from './bounds';
import { boundsWire } from './boundsWire';

const AMOUNT = /^\d{1,12}(?:\.\d+)?$/;

/** POST session-bounds: time and money of the next session, once per Idempotency-Key. Bounds that run cannot be changed. */
export function sessionBoundsRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  serve(app, 'setSessionBounds', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const operation = `setSessionBounds ${account.id}`;
    return onceByKey({ db, operation, request, now: clock.now() }, async (tx) => {
      const locked = (await lockedAccount(tx, account.id)) ?? account;
      refuseExcluded(locked, clock.now());
      const currency = await playCurrency(tx, locked);
      const wrong = (field: string, why: string) =>
        refusalIn(request, 422, 'VALIDATION', 'checkFields', { [field]: why });
      if (currency === null || body.currencyCode !== currency)
        throw wrong('currencyCode', 'must be the currency of the active wallet');
      const amount = AMOUNT.test(body.amount) ? toMinor(body.amount, currency) : null;
      if (amount === null || amount === 0n || amount > MOST_MINOR)
        throw wrong('amount', 'must be an amount of the currency, above zero');
      const owner = { player: account.id, currency };
      const now = clock.now();
      if (!(await setBounds(tx, { ...owner, minutes: body.minutes, amount, now })))
        throw refusalIn(request, 409, 'SESSION_BOUNDS_RUNNING', 'boundsRunning');
      return { data: { bounds: boundsWire((await latestBounds(tx, owner, now))!, currency) } };
    });
  });
}
