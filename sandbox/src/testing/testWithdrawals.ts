import { randomUUID } from 'node:crypto';
import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { answerOf, call, refusalOf } from './testBackend';
import { WITHDRAWALS } from '../brands/brand/withdrawals';
import { methodByName } from '../casino/cashier/methods';
import { openTestCashier, type TestCashier } from './testCashier';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { type Controls } from '../panel/sections/controls';
import { post } from '../casino/ledger/post';
import { advanceDue } from '../casino/withdrawals/advanceDue';
import { type WithdrawalWire } from '../casino/withdrawals/withdrawalWire';

export type Quote = AnswerOf<'calculateWithdrawal'>['data']['quote'];
type Body = RequestOf<'confirmWithdrawal'>;
type Asked = Partial<Body> & { method?: string };

/** A valid bank form and a valid crypto form, over 100 EUR each. */
export const BANK = {
  method: 'payout',
  amount: '100',
  currencyCode: 'EUR',
  beneficiaryName: 'Ada Sample',
  beneficiaryAccountNumber: 'DE89 3704 0044 0532 0130 00',
  email: 'ada@player.example',
} as const;
export const TETHER = {
  method: 'tether',
  amount: '100',
  currencyCode: 'EUR',
  network: 'TRC20',
  walletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const;

export const bodyOf = ({ method = 'payout', ...rest }: Asked): Body => ({
  paymentMethodId: methodByName(method)?.id ?? method,
  amount: '100',
  currencyCode: 'EUR',
  ...rest,
});

/** Reduces a player's outstanding wagering, as a stake does. */
export const wagered = (cashier: Pick<TestCashier, 'db' | 'clock'>, player: string, amount: bigint, currency = 'EUR') =>
  post(cashier.db, {
    key: randomUUID(),
    kind: 'stake',
    reference: 'round',
    now: cashier.clock.now(),
    entries: [
      { player, purse: 'deposit_wager', currency, amount: -amount },
      { player: null, purse: 'deposit_wager_owed', currency, amount },
    ],
  });

/** The backend with players who have deposited, wagered, and may withdraw. */
export async function openTestWithdrawals({ controls = null }: { controls?: Controls | null } = {}) {
  const cashier = await openTestCashier({ controls });
  const { app, db, clock } = cashier;

  /** A player with withdrawable EUR, and functions for their calls. */
  async function player({ euros = 500, ...columns }: Partial<AccountRow> & { euros?: number } = {}) {
    const made = await cashier.player(columns);
    if (euros > 0) {
      const deposit = await made.create({ amount: String(euros) });
      await cashier.pay(deposit, '4242424242424242');
      await cashier.payments.outbox.flush();
      await wagered(cashier, made.account.id, BigInt(euros) * 100n);
    }
    const sent = (payload: object, key: string = randomUUID()) => ({
      headers: { ...made.headers, 'idempotency-key': key },
      payload,
    });
    const headers = made.headers;
    return {
      ...made,
      sent,
      quote: async (asked: Asked, key?: string): Promise<Quote> =>
        (await answerOf(app, 'calculateWithdrawal', sent(bodyOf(asked), key))).data.quote,
      confirm: async (asked: Asked, key?: string): Promise<WithdrawalWire> =>
        (await answerOf(app, 'confirmWithdrawal', sent(bodyOf(asked), key))).data.withdrawal,
      refused: (asked: Asked, id: 'confirmWithdrawal' | 'calculateWithdrawal' = 'confirmWithdrawal') =>
        refusalOf(app, id, sent(bodyOf(asked))),
      cancel: (withdrawalId: string, key?: string) => call(app, 'cancelWithdrawal', sent({ withdrawalId }, key)),
      list: async (query: Record<string, string> = {}) =>
        (await answerOf(app, 'withdrawals', { headers, query })).data.withdrawals,
      one: async (id: string): Promise<WithdrawalWire> =>
        (await answerOf(app, 'withdrawals', { headers })).data.withdrawals.rows.find((row) => row.id === id)!,
      conditions: async () => (await answerOf(app, 'withdrawalConditions', { headers })).data,
    };
  }

  return {
    ...cashier,
    player,
    /** Advances the clock and runs due withdrawals. */
    async pass(ms: number): Promise<void> {
      if (!('advance' in clock)) throw new Error('this clock is moved on the panel');
      (clock as { advance(ms: number): void }).advance(ms);
      await advanceDue({ db, clock, figuresOf: () => WITHDRAWALS });
    },
  };
}

export type TestWithdrawals = Awaited<ReturnType<typeof openTestWithdrawals>>;
export type Withdrawer = Awaited<ReturnType<TestWithdrawals['player']>>;
