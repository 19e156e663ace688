import { randomUUID } from 'node:crypto';
import { type AnswerOf, type OperationId } from '@/contract/wire';
import { answerOf, call, refusalOf } from './testBackend';
import { openTestCashier } from './testCashier';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { type Controls } from '../panel/sections/controls';
import { post } from '../casino/ledger/post';
import { type UserBonusWire } from '../casino/bonuses/held/userBonusWire';

const GOOD_CARD = '4242424242424242';

type Page = AnswerOf<'bonuses'>['data']['bonus'];

/** The backend with players who use offers. */
export async function openTestOffers({ controls = null }: { controls?: Controls | null } = {}) {
  const cashier = await openTestCashier({ controls });
  const { app, db, clock, payments } = cashier;

  async function player(columns: Partial<AccountRow> = {}) {
    const made = await cashier.player(columns);
    const { headers } = made;
    const sent = (payload: object, key: string = randomUUID()) => ({
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
    const refused = async (id: OperationId, payload: object) => refusalOf(app, id, sent(payload));
    const play = (kind: 'stake' | 'win', amount: bigint) =>
      post(db, {
        key: randomUUID(),
        kind,
        reference: 'round',
        now: clock.now(),
        entries: [
          { player: made.account.id, purse: 'real', currency: 'EUR', amount },
          { player: null, purse: 'games', currency: 'EUR', amount: -amount },
        ],
      });
    return {
      ...made,
      sent,
      refused,
      refusedDeposit: made.refused,
      activate: async (bonusId: string, more: object = {}): Promise<UserBonusWire> =>
        (await answerOf(app, 'activateBonus', sent({ bonusId, ...more }))).data.bonus,
      /** The code and details of a refused activation. */
      notActivated: async (bonusId: string) => {
        const { code, details, status } = await refused('activateBonus', { bonusId });
        return status === 404 || status === 409 ? { code, ...(details && { details }) } : { code, status };
      },
      claim: async (userBonusId: unknown): Promise<UserBonusWire> =>
        (await answerOf(app, 'claimCashback', sent({ userBonusId }))).data.bonus,
      cancelBonus: async (userBonusId: unknown): Promise<UserBonusWire> =>
        (await answerOf(app, 'cancelBonus', sent({ userBonusId }))).data.bonus,
      coupon: (code: string, key?: string) => call(app, 'applyCoupon', sent({ code }, key)),
      bonuses: async (query: Record<string, string> = {}) =>
        (await answerOf(app, 'userBonuses', { headers, query })).data.bonus,
      details: () => answerOf(app, 'userDetails', { headers }),
      /** Deposits by card, optionally with an offer's bonus. */
      payIn: async (euros: number, bonusId?: string): Promise<void> => {
        const deposit = await made.create({ amount: String(euros), ...(bonusId && { bonusId }) });
        await cashier.pay(deposit, GOOD_CARD);
        await payments.outbox.flush();
      },
      /** Loses real money, booked as a stake. */
      lose: (euros: number) => play('stake', -BigInt(euros) * 100n),
      win: (euros: number) => play('win', BigInt(euros) * 100n),
    };
  }

  return {
    ...cashier,
    player,
    /** A page of offers as a guest, or as the player of the headers. */
    offers: async (query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Page> =>
      (await answerOf(app, 'bonuses', { query, headers })).data.bonus,
    pass: (hours: number): void => {
      if (!('advance' in clock)) throw new Error('this clock is moved on the panel');
      (clock as { advance(ms: number): void }).advance(hours * 3_600_000);
    },
  };
}

export type TestOffers = Awaited<ReturnType<typeof openTestOffers>>;
export type Taker = Awaited<ReturnType<TestOffers['player']>>;
