import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { DAY_MS, MINUTE_MS } from '@/domain/time/lengths';
import { barsLogIn } from '../../casino/protection/barsLogIn';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';
import { post } from '../../casino/ledger/post';
import { toPurse } from '../testLedgerPlayer';
import { ASKED, type AskedOffer, BonusDesk } from './marketBonuses';
import { type Forbids, FORBIDS } from './marketForbids';
import { World } from './world';

type Step =
  | { do: 'stake'; cents: number }
  | { do: 'deposit'; euros: number }
  | { do: 'bonus'; offer: AskedOffer }
  | { do: 'limit'; euros: number }
  | { do: 'lossLimit' }
  | { do: 'confirm' }
  | { do: 'read' }
  | { do: 'answer' }
  | { do: 'bound'; minutes: number; cents: number }
  | { do: 'stop'; long: boolean }
  | { do: 'pass'; ms: number };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(10, 50, 100, 101, 5_000).map((cents): Step => ({ do: 'stake', cents })) },
  { weight: 3, arbitrary: fc.constantFrom(20, 400, 900).map((euros): Step => ({ do: 'deposit', euros })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...(Object.keys(ASKED) as AskedOffer[])).map((offer): Step => ({ do: 'bonus', offer })),
  },
  { weight: 2, arbitrary: fc.constantFrom(30, 500, 2_000).map((euros): Step => ({ do: 'limit', euros })) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'lossLimit' }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'answer' }, { do: 'confirm' }, { do: 'read' }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ minutes: fc.constantFrom(10, 120), cents: fc.constantFrom(40, 6_000) })
      .map((bounds): Step => ({ do: 'bound', ...bounds })),
  },
  { weight: 1, arbitrary: fc.boolean().map((long): Step => ({ do: 'stop', long })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(1, 2_499, 5_000, 4 * MINUTE_MS, 25 * MINUTE_MS, 29 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 31 * DAY_MS)
      .map((ms): Step => ({ do: 'pass', ms })),
  },
);

type Tally = { steps: number; given: number; forbidden: number };

type Lived = {
  player: string;
  session: Awaited<ReturnType<World['openGame']>>;
  name: MarketName;
  /** What all lives of the market had. */
  tally: Tally;
};

/** A life in a market, and what it has done; every effect is judged by FORBIDS the moment it happens. */
class Life {
  private lastStake = -Infinity;
  private begun = -Infinity;
  private answered = -Infinity;
  private stoppedUntil = 0;
  private isLong = false;
  private hasLossLimit = false;
  private bounds = { until: -Infinity, left: 0n };
  private hasRead = false;
  private readonly limits: { at: number; cents: bigint | 'confirmed' }[] = [];
  private readonly deposits: { at: number; cents: bigint; hasArrived: boolean }[] = [];
  private readonly desk: BonusDesk;
  private had = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly db: Db,
    private readonly of: Lived,
  ) {
    this.desk = new BonusDesk(db, world.clock, MARKETS[of.name], of.player);
  }

  private get forbids(): Forbids {
    return FORBIDS[this.of.name];
  }

  /** The player's real money. */
  private async real(): Promise<bigint> {
    const { purses } = await this.world.see([this.of.player]);
    return BigInt(purses.find(({ purse }) => purse === 'real')?.balance ?? 0);
  }

  async run(step: Step): Promise<void> {
    const { world } = this;
    const { player } = this.of;
    switch (step.do) {
      case 'stake':
        return this.stake(BigInt(step.cents));
      case 'deposit':
        return void (await this.deposit(BigInt(step.euros) * 100n));
      case 'bonus':
        return this.bonus(step.offer);
      case 'limit': {
        const change = { currency: 'EUR', period: 2, amount: BigInt(step.euros) * 100n } as const;
        await world.limit(player, randomUUID(), change);
        this.limits.push({ at: world.now, cents: change.amount });
        return;
      }
      case 'lossLimit':
        await world.limitPlay(player, { currency: 'EUR', kind: 'loss', period: 2, asked: 10_000_000n });
        this.hasLossLimit = true;
        return;
      case 'confirm':
        if (await world.confirmLimit(player, { currency: 'EUR', kind: 'deposit', period: 2 }))
          this.limits.push({ at: world.now, cents: 'confirmed' });
        return;
      case 'read':
        await world.answerNotices(player);
        this.hasRead = true;
        return;
      case 'answer':
        await world.acknowledge(player);
        // An answer ahead of time counts for nothing.
        if (this.isDue()) this.answered = world.now;
        return;
      case 'bound': {
        // A bet of the same millisecond would count as one after it.
        await world.pass(1);
        const [isOver, cents] = [this.bounds.until <= world.now || this.bounds.left <= 0n, BigInt(step.cents)];
        assert.equal(await world.bound(player, step.minutes, cents), isOver);
        if (isOver) this.bounds = { until: world.now + step.minutes * MINUTE_MS, left: cents };
        return;
      }
      case 'stop':
        return this.stop(step.long);
      case 'pass':
        await world.pass(step.ms);
    }
  }

  /** Whether a reality check is due: play began, or was last answered, long enough ago, and has not ended since. */
  private isDue(): boolean {
    const { now } = this.world;
    const isGoing = this.lastStake + 30 * MINUTE_MS > now;
    return isGoing && Math.max(this.begun, this.answered) + this.forbids.check <= now;
  }

  private async stake(amount: bigint): Promise<void> {
    const { world, forbids } = this;
    const wasDue = this.isDue();
    const isGoing = this.lastStake + 30 * MINUTE_MS > world.now;
    const debit = { kind: 'debit', transaction: randomUUID(), round: randomUUID(), amount } as const;
    const before = await this.real();
    if ((await world.take(this.of.session, debit)) !== true) return;
    // The bounds of a session count real money only.
    const staked = before - (await this.real());
    const { now } = world;
    const isResting = isGoing && this.answered >= this.begun && this.answered + forbids.rest > now;
    assert.ok(now >= this.lastStake + forbids.pace, `a stake ${now - this.lastStake} ms after the last`);
    assert.ok(amount <= forbids.mostStake, `a stake of ${amount}`);
    assert.ok(!wasDue, 'a stake while a reality check is due');
    assert.ok(!isResting, 'a stake during the rest');
    assert.ok(forbids.needs !== 'loss' || this.hasLossLimit, 'a stake without a loss limit');
    assert.ok(this.stoppedUntil <= now, 'a stake of a player who has stopped');
    const { until, left } = this.bounds;
    assert.ok(!forbids.isBounded || (until > now && staked <= left), 'a stake beyond the bounds of the session');
    this.bounds.left -= staked;
    if (!isGoing) this.begun = now;
    this.lastStake = now;
  }

  /** The highest limit that may be in force: raises wait, decreases hold at once. */
  private mostLimit(): bigint | null {
    const { now } = this.world;
    let [holds, waiting] = [null as bigint | null, null as { cents: bigint; from: number } | null];
    for (const { at, cents } of [...this.limits, { at: now, cents: null }]) {
      const isDue = waiting !== null && waiting.from <= at;
      if (waiting && isDue && (cents === 'confirmed' || !this.forbids.confirms))
        [holds, waiting] = [waiting.cents, null];
      if (cents === 'confirmed') continue;
      if (cents === null) break;
      if (holds === null || cents <= holds) [holds, waiting] = [cents, null];
      else if (waiting && cents <= waiting.cents) waiting = { ...waiting, cents };
      else waiting = { cents, from: at + this.forbids.waits };
    }
    return holds;
  }

  /** Begins a deposit, judges it, and lets one with a bonus arrive; answers the code of a refusal. */
  private async deposit(cents: bigint, bonus?: AskedOffer): Promise<string | null> {
    const { world, forbids } = this;
    const made = await world.begin(this.of.player, randomUUID(), 'EUR', cents, bonus);
    if ('code' in made) return made.code;
    const { now } = world;
    // What expired without a payment counts no more.
    const isCounted = ({ at, hasArrived }: { at: number; hasArrived: boolean }) =>
      at > now - (hasArrived ? 30 * DAY_MS : 30 * MINUTE_MS);
    const counted = this.deposits.filter(isCounted);
    this.deposits.push({ at: now, cents, hasArrived: bonus !== undefined });
    const sum = counted.reduce((all, one) => all + one.cents, cents);
    assert.ok(sum <= forbids.mostDeposits, `deposits of ${sum}`);
    assert.ok(sum <= (this.mostLimit() ?? sum), `deposits of ${sum} above the limit`);
    // Whoever has set a limit was offered one; of the funds the limit says nothing.
    const hasLimit = this.limits.length > 0 || (this.of.name === 'ontario' && this.hasLossLimit);
    const isTold = this.hasRead || (hasLimit && this.of.name !== 'unitedKingdom');
    assert.ok(!forbids.tells || isTold, 'a deposit before the notices are answered');
    assert.ok(forbids.needs !== 'deposit' || this.limits.length > 0, 'a deposit without a limit');
    assert.ok(this.stoppedUntil <= now, 'a deposit of a player who has stopped');
    if (bonus === undefined) return null;
    await world.tell(world.message(made.id, made.payment, 1, { type: 'succeeded', arrived: String(cents) }));
    return null;
  }

  /** Asks for a bonus in the way it comes; answers the code of the last refusal. */
  private async ask(offer: AskedOffer): Promise<string | null> {
    const { desk } = this;
    switch (ASKED[offer].way) {
      case 'activate':
        return desk.activate(offer);
      case 'operator':
        return desk.gift(offer);
      case 'deposit':
        return this.deposit(5_000n, offer);
      case 'coupon': {
        const refused = await desk.redeem('BAIZE10');
        return (await desk.activate(offer)) ?? refused;
      }
    }
  }

  private async bonus(offer: AskedOffer): Promise<void> {
    const { world } = this;
    const { tally } = this.of;
    const code = await this.ask(offer);
    const isForbidden = (one: string) => ASKED[one as AskedOffer].wagering > this.forbids.mostWagering;
    const [isOver, now] = [isForbidden(offer), world.now];
    const held = await this.desk.held();
    assert.ok(!held.some((one) => isForbidden(one.offer)), 'a bonus to be wagered too often');
    assert.ok(held.filter(({ status }) => status === 'activated').length <= 1, 'two bonuses at once');
    const isNew = held.some(({ id, status }) => status === 'activated' && !this.had.has(id));
    this.had = new Set([...this.had, ...held.flatMap(({ id, status }) => (status === 'available' ? [] : [id]))]);
    assert.ok(!isNew || this.stoppedUntil <= now, 'a bonus of a player who has stopped');
    assert.ok(!isOver || code !== null, `no refusal of ${offer}`);
    // What the market allows is never told to be missing; an unredeemed coupon is.
    assert.ok(isOver || code !== 'BONUS_NOT_FOUND' || ASKED[offer].way === 'coupon', `${offer} is missing`);
    if (isNew) tally.given += 1;
    if (isOver) tally.forbidden += 1;
  }

  private async stop(long: boolean): Promise<void> {
    const { world, db } = this;
    const { player, name } = this.of;
    const { lengths } = MARKETS[name].exclusions;
    const fixed = lengths.find((one) => one !== 'custom' && one !== 'permanent');
    const duration = long && fixed ? fixed : '1d';
    const set = await world.stop(player, randomUUID(), { duration });
    assert.ok('until' in set, JSON.stringify(set));
    this.isLong ||= duration !== '1d';
    this.stoppedUntil = Math.max(this.stoppedUntil, set.until);
    // Nobody who is kept out may log in, and nobody else is kept out.
    const account = (await db.transaction((tx) => lockedAccount(tx, player)))!;
    const isBarred = await barsLogIn(db, account, MARKETS[name], new Date(world.now));
    assert.equal(isBarred, this.forbids.isOut && this.isLong);
  }
}

/** Runs `count` random lives in a market. Throws with the shortest one that did what the market forbids, and its seed. */
export async function runMarketLives(
  db: Db,
  name: MarketName,
  { count, longest, seed }: { count: number; longest: number; seed?: number },
): Promise<Tally> {
  let done = 0;
  const tally: Tally = { steps: 0, given: 0, forbidden: 0 };
  const world = new World(db, 0, MARKETS[name]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(STEP, { minLength: 4, maxLength: longest, size: 'max' }),
      fc.constantFrom(10_000_000n, 10_000_000n, 100n),
      async (life, purse) => {
        if (done % 25 === 0) await world.clear();
        done += 1;
        const [player] = await world.players(['EUR']);
        const entries = toPurse(player!, purse, 'EUR');
        await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: new Date(world.now), entries });
        const session = await world.openGame(player!, 'EUR');
        const lived = new Life(world, db, { player: player!, session, name, tally });
        for (const step of life) {
          tally.steps += 1;
          await lived.run(step);
        }
      },
    ),
    { numRuns: count, ...(seed !== undefined && { seed }), endOnFailure: true },
  );
  return tally;
}
