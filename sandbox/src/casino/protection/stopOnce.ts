import { type FastifyRequest } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { onceByKey } from '../../http/onceByKey';
import { siteOf } from '../../http/siteOrigin';
import { writeStop } from '../mail/accountMessages';
import { type MailContext } from '../mail/context';
import { type MessageRow } from '../mail/messages';
import { sendOut } from '../mail/sendOut';
import { marketOf } from '../markets/marketOf';
import { rulesOf, type SetStop } from './setStop';

type Receipt = AnswerOf<'selfExclude'>['data'];

/**
 * Sets a stop once per idempotency key, and sends the player its receipt. The account's row is locked before the clock
 * is read, so that deposits made earlier are dated before the stop (ADR 0012).
 */
export async function stopOnce(
  context: MailContext,
  request: FastifyRequest,
  operation: string,
  accountId: string,
  set: (tx: Db, asked: { account: AccountRow; intent: string; now: Date }) => Promise<SetStop>,
): Promise<{ data: Receipt }> {
  const { db, clock } = context;
  const site = siteOf(request, context);
  const brand = context.brandAt(request.host);
  let message: MessageRow | null = null;
  const write = { db, operation: `${operation} ${accountId}`, request, now: clock.now() };
  const data = await onceByKey(write, async (tx): Promise<Receipt> => {
    const account = await lockedAccount(tx, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    const now = clock.now();
    const intent = String(request.headers['idempotency-key']);
    const { stop, isNew } = await set(tx, { account, intent, now });
    if (isNew) {
      const rules = rulesOf(stop, marketOf(context, account));
      message = await writeStop(tx, { account, brand, site, now, stop: { ...stop, rules } });
    }
    const { reference, from, until, allBrands } = stop;
    const receipt = { reference, from: from.toISOString(), until: until?.toISOString() ?? null };
    return allBrands ? { ...receipt, allBrands } : receipt;
  });
  sendOut(context, message, site.brandName);
  return { data };
}
