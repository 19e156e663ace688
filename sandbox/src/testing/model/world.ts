import { randomUUID } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { type ExclusionDuration, type FreezeDays } from '@/domain/protection/options';
import { newAccount } from '../../casino/accounts/fields/newAccount';
import { onceByKey } from '../../http/onceByKey';
import { Refusal } from '../../http/refusal';
import { cancelBonus, expireDue } from '../../casino/bonuses/held/end';
import { giveBonus } from '../../casino/bonuses/held/give';
import { type Offer } from '../../casino/bonuses/offers/offer';
import { activeBonus } from '../../casino/bonuses/held/store';
import { WITHDRAWALS } from '../../brands/brand/withdrawals';
import { cancelDeposit } from '../../casino/cashier/cancelDeposit';
import { createDeposit } from '../../casino/cashier/createDeposit';
import { expireDeposits } from '../../casino/deposits/depositStore';
import { takeMessage } from '../../casino/cashier/settle';
import { type Clock } from '../../base/clock';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';
import { accounts } from '../../casino/accounts/store/schema';
import { type PaymentNews, type ProviderMessage } from '../../outside/payments/message';
import { type PaymentProvider } from '../../outside/payments/provider';
import { keepAnswer, LIMITS_NOTICE } from '../../casino/notices/answers';
import { changeDepositLimit, confirmRaise, type LimitKind, setPlayLimit } from '../../casino/protection/limitStore';
import { freeze, selfExclude } from '../../casino/protection/setStop';
import { claimDay } from '../../casino/rewards/claim';
import { closeAllDueDays, closeDueDays } from '../../casino/rewards/close';
import { dayIdOf } from '../../casino/rewards/dayStore';
import { confirmBonusBuy } from '../../casino/play/bonusBuy';
import { acknowledge } from '../../casino/play/acknowledge';
import { type GameSession } from '../../casino/play/gameSession';
import { type Asked } from '../../casino/play/scene';
import { takeTransaction } from '../../casino/play/transactions';
import { cancelWithdrawal } from '../../casino/withdrawals/cancel';
import { calculateWithdrawal, type Caller, confirmWithdrawal } from '../../casino/withdrawals/confirm';
import { advanceDue } from '../../casino/withdrawals/advanceDue';
import { advance, fail, refuse } from '../../casino/withdrawals/stages';
import { chooseWallet } from '../../casino/ledger/accounts';
import { checkLedger } from '../../casino/ledger/check';
import { postTogether } from '../../casino/ledger/post';
import { type Period } from './limits';
import { openGame } from './modelGame';
import { setBounds } from '../../casino/sessionBounds/bounds';
import { type Currency, PAYING } from './paying';
import { see, type Seen } from './seen';
import { CLEARED } from './tables';

const START = Date.parse('2026-11-20T12:00:00.000Z');

/** The brand's notice of how money is protected. */
const FUNDS_NOTICE = 'funds:world';

type Code = { code: string };
export type Begun = { id: string; payment: string; expiresAt: number };

/** The functions under test on a database, with a fake provider that records refunds and a manual clock. */
export class World {
  now = START;
  /** Refunds by payment; the provider refunds each payment once. */
  readonly refunded = new Map<string, bigint>();

  /** Every reading of the clock advances it by `tick` milliseconds. */
  constructor(
    private readonly db: Db,
    private readonly tick = 0,
    private readonly market: Market = anywhere,
  ) {}

  private readonly provider: PaymentProvider = {
    open: async () => randomUUID(),
    nextStep: () => null,
    cancel: async () => true,
    refund: async (_tx, id, amount) => {
      if (!this.refunded.has(id)) this.refunded.set(id, amount);
    },
    confirmThreeDs: async () => false,
  };

  private date(): Date {
    this.now += this.tick;
    return new Date(this.now);
  }

  async players(currencies: readonly Currency[]): Promise<string[]> {
    const rows = currencies.map((currencyCode) =>
      newAccount({
        brand: 'curacao',
        email: `${randomUUID()}@players.example`,
        language: 'en',
        currencyCode,
        countryCode: 'DE',
        emailVerifiedAt: this.date(),
        now: this.date(),
      }),
    );
    return (await this.db.insert(accounts).values(rows).returning({ id: accounts.id })).map(({ id }) => id);
  }

  /** A player's write under an idempotency key, as the routes do it; answers the code of a refusal. */
  private async once<T>(
    { operation, key, body }: { operation: string; key: string; body: unknown },
    run: (tx: Db) => Promise<T>,
  ): Promise<T | Code> {
    const request = { headers: { 'idempotency-key': key }, body } as unknown as FastifyRequest;
    try {
      return await onceByKey({ db: this.db, operation, request, now: this.date() }, run);
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code };
      throw error;
    }
  }

  begin(player: string, key: string, currency: Currency, amount: bigint, bonusId?: string): Promise<Begun | Code> {
    const body = {
      paymentMethodId: PAYING[currency].method,
      amount: toDecimal(amount, currency),
      currencyCode: currency,
      cancelsActiveBonus: true,
      ...(bonusId !== undefined && { bonusId }),
      ...(currency === 'BTC' && { network: 'Bitcoin' }),
    };
    return this.once({ operation: `createDeposit ${player}`, key, body }, async (tx) => {
      const row = await createDeposit(tx, {
        body,
        account: { id: player, brand: 'curacao' },
        market: this.market,
        fundsNotice: FUNDS_NOTICE,
        refuseCountry: () => {},
        needsVerifiedEmail: true,
        provider: this.provider,
        returnTo: 'http://localhost:3000/deposit',
        language: 'en',
        situation: null,
        now: this.date(),
      });
      return { id: row.id, payment: row.providerPayment ?? '', expiresAt: row.expiresAt.getTime() };
    });
  }

  async tell(message: ProviderMessage): Promise<void> {
    await takeMessage(this.db, message, {
      provider: this.provider,
      now: this.date(),
      wagerMultiplierOf: () => 1,
      needsVerifiedEmail: () => true,
      marketOf: () => this.market,
    });
  }

  message = (id: string, payment: string, sequence: number, news: PaymentNews): ProviderMessage => ({
    id: randomUUID(),
    payment,
    reference: id,
    sequence,
    news,
  });

  cancel(player: string, key: string, id: string): Promise<{ status: string } | Code> {
    return this.once({ operation: `cancelDeposit ${player}`, key, body: { depositId: id } }, async (tx) => {
      const row = await cancelDeposit(tx, { player, depositId: id, provider: this.provider, now: this.date() });
      return { status: row.status };
    });
  }

  limit(player: string, key: string, change: { currency: Currency; period: Period; amount: bigint | null }) {
    const { currency, period, amount } = change;
    const body = { currency, period, amount: String(amount) };
    return this.once({ operation: `setLimit ${player}`, key, body }, async (tx) => {
      await lockedAccount(tx, player);
      await changeDepositLimit(tx, { player, currency, period, asked: amount, now: this.date() }, this.market);
      return {};
    });
  }

  /** Confirms a raise that has waited. */
  confirmLimit(player: string, change: { currency: Currency; kind: LimitKind; period: Period }): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      return confirmRaise(tx, { player, ...change, now: this.date() });
    });
  }

  /** Answers all that the market asks before money moves. */
  async answerNotices(player: string): Promise<void> {
    for (const notice of [FUNDS_NOTICE, LIMITS_NOTICE])
      await keepAnswer(this.db, player, { notice, answer: 'acknowledged', now: this.date() });
  }

  /** Stops a player; answers the end of the stop, in milliseconds. */
  stop(player: string, key: string, asked: { days: FreezeDays } | { duration: ExclusionDuration }) {
    return this.once({ operation: `stop ${player}`, key, body: asked }, async (tx) => {
      const account = (await lockedAccount(tx, player))!;
      const known = { account, intent: key, market: this.market, now: this.date() };
      const set =
        'days' in asked ? freeze(tx, { ...known, ...asked }) : selfExclude(tx, { ...known, ...asked, until: null });
      return { until: (await set).stop.until!.getTime() };
    });
  }

  choose = (player: string, currency: string, currencyOfAccount: string): Promise<boolean> =>
    this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      return chooseWallet(tx, { player, currency, currencyOfAccount });
    });

  readonly clock: Clock = { now: () => this.date() };

  openGame = (player: string, currency: Currency): Promise<GameSession> =>
    openGame(this.db, this.clock, { player, currency });

  /** Sets time and money of a session; false while the last ones run. */
  bound = (player: string, minutes: number, amount: bigint): Promise<boolean> =>
    this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      return setBounds(tx, { player, currency: 'EUR', minutes, amount, now: this.date() });
    });

  /** The player answers the reality check. */
  acknowledge = (player: string): Promise<void> =>
    this.db.transaction(async (tx) => acknowledge(tx, (await lockedAccount(tx, player))!, this.market, this.date()));

  /** Handles a studio's request to the wallet; answers whether it was booked, or the refusal code. */
  async take(session: GameSession, asked: Asked): Promise<boolean | string> {
    const taken = await takeTransaction(this.db, this.clock, session, asked, () => this.market);
    return taken.ok ? taken.answer.booked === true : taken.refusal.code;
  }

  /** Confirms a bonus buy for a player; answers whether it was recorded. */
  confirmBuy = ({ id: session, player, game }: GameSession): Promise<boolean> =>
    this.db.transaction((tx) => confirmBonusBuy(tx, this.clock, { player, game, session }));

  /** Grants a bonus unless one is active; answers its id or null. */
  giveBonus = (player: string, currency: Currency, offer: Offer): Promise<string | null> =>
    this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      if (await activeBonus(tx, player)) return null;
      const gift = { player, offer, currency, deposit: null, termsVersion: '1', ready: null, now: this.date() };
      const { bonus, postings } = await giveBonus(tx, gift);
      await postTogether(tx, postings);
      return bonus.id;
    });

  cancelBonus = (player: string): Promise<void> =>
    this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      const bonus = await activeBonus(tx, player);
      if (bonus) await postTogether(tx, (await cancelBonus(tx, bonus, this.date())).postings);
    });

  /** Claims a calendar day; answers the amount paid, or the refusal code. */
  async claim(player: string, day: string, currency: Currency): Promise<bigint | string> {
    await closeDueDays(this.db, this.clock, player);
    const asked = {
      player,
      bonusId: dayIdOf(player, day, currency),
      claimDate: day,
      language: 'en',
      clock: this.clock,
    };
    try {
      return (await this.db.transaction((tx) => claimDay(tx, asked))).amount;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  /** Sets a play limit; null removes it. */
  limitPlay = (
    player: string,
    change: { currency: Currency; kind: LimitKind; period: Period; asked: bigint | null },
  ): Promise<void> =>
    this.db.transaction(async (tx) => {
      await lockedAccount(tx, player);
      await setPlayLimit(tx, { ...change, player, now: this.date() });
    });

  private caller = (player: string): Caller => ({
    player,
    brand: { name: 'curacao', withdrawals: WITHDRAWALS, settings: {} },
    language: 'en',
    clock: this.clock,
  });

  /** Requests a withdrawal, by a new quote. */
  async withdraw(player: string, key: string, currency: Currency, amount: bigint): Promise<{ id: string } | Code> {
    const { payout, form } = PAYING[currency];
    const body = { paymentMethodId: payout, amount: toDecimal(amount, currency), currencyCode: currency, ...form };
    const quote = await this.once({ operation: `quote ${player}`, key: `${key} quote`, body }, async (tx) => ({
      id: (await calculateWithdrawal(tx, this.caller(player), body)).id,
    }));
    if ('code' in quote) return quote;
    const confirmed = { ...body, quoteId: quote.id };
    return this.once({ operation: `withdraw ${player}`, key, body: confirmed }, async (tx) => ({
      id: (await confirmWithdrawal(tx, this.caller(player), confirmed)).id,
    }));
  }

  takeBack = (player: string, key: string, withdrawalId: string): Promise<{ status: string } | Code> =>
    this.once({ operation: `takeBack ${player}`, key, body: { withdrawalId } }, async (tx) => {
      const asked = { player, withdrawalId, language: 'en', clock: this.clock, isAllowed: true };
      return { status: (await cancelWithdrawal(tx, asked)).status };
    });

  /** An operator's decision; false when it comes too late. */
  decide(handle: { id: string; player: string }, what: 'advance' | 'refuse' | 'fail'): Promise<boolean> {
    const { db, clock } = this;
    if (what === 'advance') return advance(db, handle, { clock, figures: WITHDRAWALS, early: true });
    return (what === 'refuse' ? refuse : fail)(db, handle, { clock, reason: 'name' });
  }

  /** Advances time and runs what the sandbox's timers do: deposits expire, withdrawals move on. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await expireDeposits(this.db, this.date());
    await expireDue(this.db, this.clock);
    await closeAllDueDays(this.db, this.clock);
    await advanceDue({ db: this.db, clock: this.clock, figuresOf: () => WITHDRAWALS });
  }

  see = (players: readonly string[]): Promise<Seen> => see(this.db, players);

  faults = () => checkLedger(this.db);

  /** Deletes all players and resets the clock, to keep the database small and its checks fast. */
  async clear(): Promise<void> {
    this.now = START;
    for (const table of CLEARED) await this.db.delete(table);
    this.refunded.clear();
  }
}
