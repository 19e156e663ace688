import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { type AccountsContext } from '../accounts/context';
import { refusalIn } from '../accounts/fields/refusals';
import { playerOf } from '../accounts/player';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { dataCopyOf } from './dataCopy';
import { askForClosing, askForCopy, copyState, decideClosing, latestRequest, requestsWire } from './requests';
import { askForPassword } from './ownPassword';

type Requests = AnswerOf<'accountRequests'>;

/** GET account-requests and data-copy; POST request-data-copy, close-account and cancel-closing. */
export function accountRequestRoutes(
  app: FastifyInstance,
  context: HttpContext & Pick<AccountsContext, 'passwords'>,
): void {
  const { db, clock } = context;

  /** A write about the account's requests, once per key and one at a time. */
  const change = (
    request: FastifyRequest,
    operation: string,
    { id }: AccountRow,
    run: (tx: Db, now: Date) => Promise<unknown>,
  ): Promise<Requests> =>
    onceByKey({ db, operation: `${operation} ${id}`, request, now: clock.now() }, async (tx) => {
      const account = (await lockedAccount(tx, id))!;
      const now = clock.now();
      await run(tx, now);
      return { data: await requestsWire(tx, account, now) };
    });

  serve(app, 'accountRequests', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: await requestsWire(db, account, clock.now()) };
  });

  serve(app, 'requestDataCopy', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return change(request, 'requestDataCopy', account, (tx, now) => askForCopy(tx, account.id, now));
  });

  serve(app, 'dataCopy', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    const asked = await latestRequest(db, account.id, 'copy');
    if (!asked || copyState(asked, now) !== 'ready') {
      throw refusalIn(request, 409, 'COPY_NOT_READY', 'copyNotReady');
    }
    return { data: { copy: await dataCopyOf(db, account, now) } };
  });

  serve(app, 'closeAccount', async ({ request, body: { currentPassword, reason } }) => {
    const { account } = await playerOf(request, context);
    await askForPassword(request, context, account, currentPassword);
    const why = reason?.trim() || null;
    return change(request, 'closeAccount', account, (tx, now) => askForClosing(tx, account.id, why, now));
  });

  serve(app, 'cancelClosing', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return change(request, 'cancelClosing', account, (tx, now) =>
      decideClosing(tx, account.id, { outcome: 'cancelled', reason: null, decidedAt: now }),
    );
  });
}
