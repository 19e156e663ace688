import { type FastifyInstance } from 'fastify';
import { lockedAccount } from '../accounts/store/accounts';
import { chooseWallet } from './accounts';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';

/** POST select-wallet: sets the player's active wallet; WALLET_NOT_FOUND for one the player does not have. */
export function walletRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  serve(app, 'selectWallet', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    const operation = `selectWallet ${account.id}`;
    return onceByKey({ db, operation, request, now: clock.now() }, async (tx) => {
      const { id, currencyCode } = (await lockedAccount(tx, account.id)) ?? account;
      const choice = { player: id, currency: body.currencyCode, currencyOfAccount: currencyCode };
      if (!(await chooseWallet(tx, choice))) throw refusalIn(request, 409, 'WALLET_NOT_FOUND', 'walletNotFound');
      return { data: { success: true } };
    });
  });
}
