import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { readyCashback } from '../casino/bonuses/cashback';
import { bonusEntries } from '../casino/bonuses/held/entries';
import { amountOf, givenValues } from '../casino/bonuses/held/give';
import { offerById } from '../casino/bonuses/offers/offers';
import { readyValues } from '../casino/bonuses/readyGift';
import { wagerLeft } from '../casino/bonuses/held/store';
import { BONUS_PLAN, type BonusStep } from './bonusSeedPlan';
import { CURRENCY, SampleLife, WIN_AFTER_MS, type LifeRows, type Move, type Played, type Who } from './sampleLife';
import { type UserBonusRow } from '../casino/bonuses/held/schema';

const ROUND_MS = 20_000;
const CASHBACK_MS = 7 * DAY_MS;
/** The games played: a slot whose stakes count in full, and the free-spin game. */
export const GAMES = { usual: 'pharaohs-ledger', freeSpins: 'book-of-amun' } as const;

export type Rows = LifeRows & { bonuses: UserBonusRow[] };

const offerNamed = (id: string) => {
  const offer = offerById(id);
  if (!offer) throw new Error(`There is no offer ${id}`);
  return offer;
};

/** Builds the rows of one sample player with bonuses. */
export class Life extends SampleLife {
  /** Net loss within the cashback period. */
  private lost = 0n;
  private active: UserBonusRow | null = null;

  constructor(
    who: Who,
    private readonly rows: Rows,
  ) {
    super(who, rows);
  }

  live(): void {
    for (const [index, step] of BONUS_PLAN.entries()) {
      // Steps are 10 minutes apart in plan order, so that every one of them lies before `now`.
      const since = step.daysAgo * DAY_MS + (BONUS_PLAN.length - index) * 10 * MINUTE_MS;
      this.take(step, new Date(this.who.now.getTime() - since), index);
    }
  }

  private take(step: BonusStep, at: Date, index: number): void {
    switch (step.what) {
      case 'deposit':
        return this.deposit(step, at, index);
      case 'take':
        return this.give(step.offer, null, at);
      case 'play':
        return this.play(step.rounds, GAMES.usual, at, false);
      case 'freeSpins':
        return this.play(step.rounds, GAMES.freeSpins, at, true);
      case 'end':
        return this.end(step.status, at);
      case 'cashback':
        return this.cashback(step.offer, at);
      case 'gift':
        return this.layReady(step.offer, at);
    }
  }

  private deposit({ amount, offer }: BonusStep & { what: 'deposit' }, at: Date, index: number): void {
    const terms = offer ? { bonusId: offer, bonusTermsVersion: offerNamed(offer).termsVersion } : {};
    const id = this.addDeposit(amount, `D-BONUS-${this.who.brand.toUpperCase()}-${index}`, at, terms);
    if (offer) this.give(offer, { id, amount }, at);
  }

  private give(id: string, deposit: { id: string; amount: bigint } | null, now: Date): void {
    const offer = offerNamed(id);
    const gift = { player: this.who.player, offer, currency: CURRENCY, deposit, ready: null, now };
    const terms = { termsVersion: offer.termsVersion };
    const bonus = { ...givenValues({ ...gift, ...terms }, amountOf(gift)), id: randomUUID() };
    this.rows.bonuses.push((this.active = bonus));
    if (bonus.amount === 0n) return;
    this.book(`bonus:${bonus.id}`, 'bonus', bonus.id, now, bonusEntries(bonus, bonus.amount, bonus.wagerTotal));
  }

  private end(status: 'cancelled' | 'expired' | 'completed', now: Date): void {
    const bonus = this.active!;
    const { id, balance } = bonus;
    const taken = bonusEntries(bonus, -balance, -wagerLeft(bonus));
    const isPaid = status === 'completed';
    if (isPaid)
      this.book(`bonus:${id}:win`, 'bonus_win', id, now, [...taken, ...this.realEntries(balance, 'bonuses', 0n)]);
    else this.book(`bonus:${id}:burn`, 'bonus_burn', id, now, taken);
    const where = isPaid ? { winnings: balance } : { burned: balance };
    Object.assign(bonus, { status, endedAt: now, balance: 0n, ...where });
    this.active = null;
  }

  private play(planned: readonly (readonly [bigint, bigint])[], game: string, at: Date, isFreeSpin: boolean): void {
    const session = this.addSession(game, at);
    for (const [index, [stake, win]] of planned.entries()) {
      const [round, now] = [randomUUID(), new Date(at.getTime() + index * ROUND_MS)];
      const played = { session, game, round };
      if (isFreeSpin) this.freeSpin(played, win, now);
      else this.round(played, stake, win, now);
    }
  }

  private transaction(played: Played, values: Move): string {
    return this.addTransaction(played, { bonusBalance: this.active?.balance ?? 0n, ...values });
  }

  /** A round with real money, which is staked before bonus money; the whole stake counts towards the bonus wager. */
  private round(played: Played, stake: bigint, win: bigint, now: Date): void {
    const bonus = this.active;
    const wagered = this.wageredOf(stake);
    const left = bonus ? wagerLeft(bonus) : 0n;
    const counted = left < stake ? left : stake;
    const before = this.real;
    const entries = this.realEntries(-stake, 'games', -wagered);
    if (bonus) bonus.wagered += counted;
    const own = { counted, userBonus: counted > 0n ? bonus!.id : null };
    const key = this.transaction(played, {
      kind: 'debit',
      amount: stake,
      createdAt: now,
      balanceBefore: before,
      wagered,
      ...own,
    });
    const count = bonus ? bonusEntries(bonus, 0n, -counted) : [];
    this.book(key, 'stake', played.round, now, [...entries, ...count]);
    this.credit(played, win, own.userBonus, new Date(now.getTime() + WIN_AFTER_MS));
    if (now.getTime() > this.who.now.getTime() - CASHBACK_MS) this.lost += stake - win;
  }

  private credit(played: Played, win: bigint, userBonus: string | null, now: Date): void {
    const before = this.real;
    const entries = win > 0n ? this.realEntries(win, 'games', 0n) : [];
    const outcome = win > 0n ? ('booked' as const) : ('nothing' as const);
    // A losing round gets a credit of zero only where a bonus was involved.
    if (win === 0n && userBonus === null) return;
    const key = this.transaction(played, {
      kind: 'credit',
      amount: win,
      createdAt: now,
      balanceBefore: before,
      outcome,
      userBonus: win > 0n ? userBonus : null,
    });
    if (win > 0n) this.book(key, 'win', played.round, now, entries);
  }

  private freeSpin(played: Played, win: bigint, now: Date): void {
    const bonus = this.active!;
    const same = { balanceBefore: this.real, isFreeSpin: true, userBonus: bonus.id };
    bonus.freeSpinsLeft -= 1;
    this.transaction(played, { kind: 'debit', amount: 0n, createdAt: now, ...same });
    const at = new Date(now.getTime() + WIN_AFTER_MS);
    if (win === 0n) {
      const nothing = { balanceBefore: this.real, outcome: 'nothing' as const };
      return void this.transaction(played, { kind: 'credit', amount: 0n, createdAt: at, ...nothing });
    }
    const wager = win * BigInt(bonus.wageringMultiplier);
    bonus.balance += win;
    bonus.freeSpinWinnings += win;
    bonus.wagerTotal += wager;
    const key = this.transaction(played, { kind: 'credit', amount: win, createdAt: at, bonusPart: win, ...same });
    this.book(key, 'win', played.round, at, bonusEntries(bonus, win, wager));
  }

  private cashback(id: string, now: Date): void {
    const offer = offerNamed(id);
    const amount = (this.lost * BigInt(offer.cashback!.percent)) / 100n;
    const owner = { account: { id: this.who.player }, currency: CURRENCY, now };
    this.keepReady(readyCashback(offer, owner, amount, new Date(now.getTime() - CASHBACK_MS)));
  }

  private layReady(id: string, now: Date): void {
    this.keepReady(readyValues(offerNamed(id), { player: this.who.player, currency: CURRENCY, now }));
  }

  private keepReady(values: ReturnType<typeof readyValues>): void {
    const nothing = { deposit: null, depositAmount: null, freeSpins: 0, freeSpinsLeft: 0, freeSpinGame: null };
    this.rows.bonuses.push({
      ...nothing,
      freeSpinStake: null,
      winBoost: 100,
      maxBet: null,
      maxWin: null,
      gameWeights: {},
      excludedGames: [],
      activatedAt: null,
      endedAt: null,
      ...values,
      id: randomUUID(),
    });
  }
}
