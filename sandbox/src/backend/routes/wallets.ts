import { type FastifyInstance } from 'fastify';
import { lockedAccount } from '../../db/accounts';
import { chooseWallet } from '../../ledger/accounts';
import { type BackendContext } from '../context';
import { onceByKey } from '../onceByKey';
import { serve } from '../operation';
import { playerOf } from '../player';
import { refusalIn } from '../refusals';

/** POST select-wallet: sets the player's active wallet; WALLET_NOT_FOUND for one the player does not have. */
export function walletRoutes(app: FastifyInstance, context: BackendContext): void {
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
