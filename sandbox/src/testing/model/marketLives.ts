import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { barsLogIn } from '../../casino/protection/barsLogIn';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { isWithinCap } from '../../casino/bonuses/rules';
import { OFFERS } from '../../casino/bonuses/offers/offers';
import { type Db } from '../../db/database';
import { post } from '../../casino/ledger/post';
import { toPurse } from '../testLedgerPlayer';
import { World } from './world';

/**
 * What a market forbids, written down a second time and without the code under test; a life must never go beyond it.
 * Times in milliseconds, money in euro cents.
 */
type Forbids = {
  pace: number;
  mostStake: bigint;
  /** Play beyond this time without an answered reality check, and the rest after one. */
  check: number;
  rest: number;
  needs: 'deposit' | 'loss' | null;
  /** Whether time and money are set before play, and end it. */
  isBounded: boolean;
  mostDeposits: bigint;
  /** How long a raised limit waits, and whether it then holds only once it is confirmed. */
  waits: number;
  confirms: boolean;
  /** Whether something is read or answered before the first deposit. */
  tells: boolean;
  isOut: boolean;
};

const FREE: Forbids = {
  pace: 0,
  mostStake: 50_000n,
  check: Infinity,
  rest: 0,
  needs: null,
  isBounded: false,
  mostDeposits: 10n ** 12n,
  waits: DAY_MS,
  confirms: false,
  tells: false,
  isOut: false,
};

const FORBIDS: Readonly<Record<MarketName, Forbids>> = {
  default: FREE,
  unitedKingdom: { ...FREE, pace: 2_500, confirms: true, tells: true },
  malta: { ...FREE, tells: true },
  ontario: { ...FREE, pace: 2_500, isOut: true, tells: true },
  pennsylvania: { ...FREE, check: HOUR_MS, tells: true },
  germany: {
    ...FREE,
    pace: 5_000,
    mostStake: 100n,
    check: HOUR_MS,
    rest: 5 * MINUTE_MS,
    needs: 'deposit',
    mostDeposits: 100_000n,
  },
  sweden: { ...FREE, waits: 3 * DAY_MS },
  spain: { ...FREE, check: HOUR_MS, isBounded: true },
  switzerland: { ...FREE, needs: 'loss', waits: 3 * DAY_MS },
};

type Step =
  | { do: 'stake'; cents: number }
  | { do: 'deposit'; euros: number }
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
  private readonly deposits: { at: number; cents: bigint }[] = [];

  constructor(
    private readonly world: World,
    private readonly db: Db,
    private readonly player: string,
    private readonly session: Awaited<ReturnType<World['openGame']>>,
    private readonly name: MarketName,
  ) {}

  private get forbids(): Forbids {
    return FORBIDS[this.name];
  }

  async run(step: Step): Promise<void> {
    const { world, player } = this;
    switch (step.do) {
      case 'stake':
        return this.stake(BigInt(step.cents));
      case 'deposit':
        return this.deposit(step.euros);
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
    if ((await world.take(this.session, debit)) !== true) return;
    const { now } = world;
    const isResting = isGoing && this.answered >= this.begun && this.answered + forbids.rest > now;
    assert.ok(now >= this.lastStake + forbids.pace, `a stake ${now - this.lastStake} ms after the last`);
    assert.ok(amount <= forbids.mostStake, `a stake of ${amount}`);
    assert.ok(!wasDue, 'a stake while a reality check is due');
    assert.ok(!isResting, 'a stake during the rest');
    assert.ok(forbids.needs !== 'loss' || this.hasLossLimit, 'a stake without a loss limit');
    assert.ok(this.stoppedUntil <= now, 'a stake of a player who has stopped');
    const { until, left } = this.bounds;
    assert.ok(!forbids.isBounded || (until > now && amount <= left), 'a stake beyond the bounds of the session');
    this.bounds.left -= amount;
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

  private async deposit(euros: number): Promise<void> {
    const { world, forbids } = this;
    const cents = BigInt(euros) * 100n;
    const made = await world.begin(this.player, randomUUID(), 'EUR', cents);
    if ('code' in made) return;
    const { now } = world;
    // What expired without a payment counts no more.
    const counted = this.deposits.filter(({ at }) => at > now - 30 * MINUTE_MS);
    this.deposits.push({ at: now, cents });
    const sum = counted.reduce((all, one) => all + one.cents, cents);
    assert.ok(sum <= forbids.mostDeposits, `deposits of ${sum}`);
    assert.ok(sum <= (this.mostLimit() ?? sum), `deposits of ${sum} above the limit`);
    // Whoever has set a limit was offered one; of the funds the limit says nothing.
    const hasLimit = this.limits.length > 0 || (this.name === 'ontario' && this.hasLossLimit);
    const isTold = this.hasRead || (hasLimit && this.name !== 'unitedKingdom');
    assert.ok(!forbids.tells || isTold, 'a deposit before the notices are answered');
    assert.ok(forbids.needs !== 'deposit' || this.limits.length > 0, 'a deposit without a limit');
    assert.ok(this.stoppedUntil <= now, 'a deposit of a player who has stopped');
  }

  private async stop(long: boolean): Promise<void> {
    const { world, db, player, name } = this;
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
): Promise<number> {
  let [steps, done] = [0, 0];
  const open = OFFERS.filter((offer) => isWithinCap(offer, MARKETS[name]));
  assert.ok(name !== 'unitedKingdom' || open.every(({ wageringMultiplier }) => wageringMultiplier <= 10));
  const world = new World(db, 0, MARKETS[name]);
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 4, maxLength: longest, size: 'max' }), async (life) => {
      if (done % 25 === 0) await world.clear();
      done += 1;
      const [player] = await world.players(['EUR']);
      const entries = toPurse(player!, 10_000_000n, 'EUR');
      await post(db, { key: randomUUID(), kind: 'deposit', reference: 'test', now: new Date(world.now), entries });
      const session = await world.openGame(player!, 'EUR');
      const lived = new Life(world, db, player!, session, name);
      for (const step of life) {
        steps += 1;
        await lived.run(step);
      }
    }),
    { numRuns: count, ...(seed !== undefined && { seed }), endOnFailure: true },
  );
  return steps;
}
