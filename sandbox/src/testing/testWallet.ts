import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { CATALOGUE } from './testCatalogue';
import { type WalletKey } from '../studio/rounds/casinoWallet';
import { walletsOf } from '../casino/ledger/accounts';
import { type Special } from '../wallet/protocol';
import { type TestPlay } from './testPlay';

export const SLOT = CATALOGUE.find(({ kind }) => kind === 'slot')!.id;
export const DICE = CATALOGUE.find(({ kind }) => kind === 'dice')!.id;

type Player = Awaited<ReturnType<TestPlay['player']>>;

/** A player's wallet as a studio uses it. Calls answer true, false (nothing to book), or the refusal code. */
export async function walletIn(play: TestPlay, player: Player, game = SLOT) {
  const { wallet } = play.studio();
  const opened = await wallet.open(await player.launch(game));
  assert.ok(opened.ok);
  const key: WalletKey = { token: opened.value.wallet, currency: opened.value.currency };
  const told = async (asked: ReturnType<typeof wallet.debit>): Promise<true | string> => {
    const got = await asked;
    return got.ok || got.refusal.code;
  };
  return {
    key,
    wallet,
    session: opened.value.session,
    debit: (round: string, amount: bigint, special?: Special, transaction = `${round}:debit`) =>
      told(wallet.debit(key, { transaction, round, amount, ...(special && { special }) })),
    credit: (round: string, amount: bigint, transaction = `${round}:credit`) =>
      told(wallet.credit(key, { transaction, round, amount })),
    rollback: (round: string, transaction = `${round}:rollback`) =>
      told(wallet.rollback(key, { transaction, round, of: `${round}:debit` })),
    /** A whole round: the stake, then the win or the report of no win. */
    async round(amount: bigint, win: bigint, special?: Special): Promise<true | string> {
      const round = randomUUID();
      const booked = await this.debit(round, amount, special);
      return booked === true ? this.credit(round, win) : booked;
    },
    held: async () => {
      const answer = await wallet.balance(key);
      assert.ok(answer.ok);
      return answer.value;
    },
  };
}

/** The balances of a player's purses in minor units: real, bonus, wager and deposit wager. */
export async function pursesNow(play: TestPlay, { account }: Player): Promise<bigint[]> {
  const [wallet] = await walletsOf(play.db, account.id, account.currencyCode);
  return wallet ? [wallet.real, wallet.bonus, wallet.wager, wallet.deposit_wager] : [];
}
