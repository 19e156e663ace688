import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { changeZone, keepFirstZone } from '../../casino/rewards/zones';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';
import { openTestDatabase } from '../testDatabase';
import { type Period } from './limits';
import { World } from './world';

/** The full run lives a thousand lives in each market: LIVES=1000. */
const LIVES = Number(process.env.LIVES ?? 10);
const SEED = 20_261_128;

/** Days before a change of the clocks in Europe, America, Lord Howe (half an hour), and two ordinary ones. */
const STARTS = [
  '2026-03-28T20:00Z',
  '2026-10-24T20:00Z',
  '2026-10-31T22:00Z',
  '2027-04-03T10:00Z',
  '2026-06-01T00:00Z',
];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'];
const WINDOWS: Readonly<Record<Period, number>> = { 0: DAY_MS, 1: 7 * DAY_MS, 2: 30 * DAY_MS };

/** What a market demands of raises and deposits, without the code under test. */
const RULES: Readonly<Partial<Record<MarketName, { waits?: number; confirms?: boolean; most?: bigint }>>> = {
  unitedKingdom: { confirms: true },
  germany: { most: 100_000n },
  sweden: { waits: 3 * DAY_MS },
  switzerland: { waits: 3 * DAY_MS },
};

type Step =
  | { do: 'ask'; period: Period; euros: number | null }
  | { do: 'confirm'; period: Period }
  | { do: 'deposit'; euros: number }
  | { do: 'zone'; name: string }
  | { do: 'pass'; ms: number };

const PERIOD = fc.constantFrom<Period[]>(0, 1, 2);
const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(PERIOD, fc.constantFrom(20, 60, 200, 900, null))
      .map(([period, euros]): Step => ({ do: 'ask', period, euros })),
  },
  { weight: 2, arbitrary: PERIOD.map((period): Step => ({ do: 'confirm', period })) },
  { weight: 6, arbitrary: fc.constantFrom(20, 50, 150, 700).map((euros): Step => ({ do: 'deposit', euros })) },
  { weight: 2, arbitrary: fc.constantFrom(...ZONES).map((name): Step => ({ do: 'zone', name })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(1, HOUR_MS, 23 * HOUR_MS, DAY_MS - 1, DAY_MS, 25 * HOUR_MS, 3 * DAY_MS, 7 * DAY_MS, 30 * DAY_MS)
      .map((ms): Step => ({ do: 'pass', ms })),
  },
);

type Ask = { at: number; period: Period; cents: bigint | null };

/** A player's life with limits; every deposit is judged by what was ever asked, not by what the casino made of it. */
class Life {
  private readonly asks: Ask[] = [];
  private readonly confirms: { at: number; period: Period }[] = [];
  private readonly paid: { at: number; cents: bigint }[] = [];

  get depositCount(): number {
    return this.paid.length;
  }

  constructor(
    private readonly world: World,
    private readonly db: Db,
    private readonly player: string,
    private readonly name: MarketName,
  ) {}

  /**
   * The highest limit of a period that may hold now. After each wish the limit is no higher than it; only later wishes
   * that have waited, and where needed were confirmed, can have raised it since. Null: none.
   */
  private highest(period: Period): bigint | null {
    const { waits = DAY_MS, confirms = false } = RULES[this.name] ?? {};
    const { now } = this.world;
    const asks = this.asks.filter((ask) => ask.period === period);
    const hasRaised = ({ at }: Ask) =>
      at + waits <= now && (!confirms || this.confirms.some((one) => one.period === period && one.at >= at + waits));
    const bounds = asks.map((ask, index) => {
      const later = [ask, ...asks.slice(index + 1).filter(hasRaised)].map(({ cents }) => cents);
      return later.reduce((most, one) => (most === null || one === null ? null : one > most ? one : most));
    });
    return bounds.reduce<bigint | null>(
      (least, one) => (one !== null && (least === null || one < least) ? one : least),
      null,
    );
  }

  async run(step: Step): Promise<void> {
    const { world, db, player } = this;
    switch (step.do) {
      case 'ask': {
        const { period, euros } = step;
        const cents = euros === null ? null : BigInt(euros) * 100n;
        await world.limit(player, randomUUID(), { currency: 'EUR', period, amount: cents });
        this.asks.push({ at: world.now, period, cents });
        return;
      }
      case 'confirm': {
        const { period } = step;
        if (await world.confirmLimit(player, { currency: 'EUR', kind: 'deposit', period }))
          this.confirms.push({ at: world.now, period });
        return;
      }
      case 'zone':
        await db.transaction(async (tx) => {
          await lockedAccount(tx, player);
          await changeZone(tx, { player, name: step.name, now: new Date(world.now) });
        });
        return;
      case 'deposit':
        return this.deposit(BigInt(step.euros) * 100n);
      case 'pass':
        await world.pass(step.ms);
    }
  }

  private async deposit(cents: bigint): Promise<void> {
    const { world, player } = this;
    const made = await world.begin(player, randomUUID(), 'EUR', cents);
    if ('code' in made) return;
    await world.tell(world.message(made.id, made.payment, 1, { type: 'succeeded', arrived: String(cents) }));
    const { now } = world;
    this.paid.push({ at: now, cents });
    for (const period of [0, 1, 2] as const) {
      const within = this.paid.filter(({ at }) => at >= now - WINDOWS[period]);
      const sum = within.reduce((all, one) => all + one.cents, 0n);
      const highest = this.highest(period);
      assert.ok(highest === null || sum <= highest, `period ${period}: ${sum} of at most ${highest}`);
      const { most } = RULES[this.name] ?? {};
      assert.ok(period !== 2 || most === undefined || sum <= most, `${sum} in 30 days`);
    }
  }
}

test('MKT-11 MKT-36 MKT-46 limits raised, lowered and raised again, over zones and changes of the clocks, never allow more', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  for (const name of Object.keys(MARKETS) as MarketName[])
    await t.test(name, async () => {
      let [count, deposits] = [0, 0];
      const world = new World(db, 0, MARKETS[name]);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...STARTS),
          fc.array(STEP, { minLength: 6, maxLength: 30, size: 'max' }),
          async (start, life) => {
            if (count++ % 25 === 0) await world.clear();
            world.now = Date.parse(start);
            const [player] = await world.players(['EUR']);
            await keepFirstZone(db, player!, 'UTC', new Date(world.now));
            await world.answerNotices(player!);
            const lived = new Life(world, db, player!, name);
            for (const step of life) await lived.run(step);
            deposits += lived.depositCount;
          },
        ),
        { numRuns: LIVES, seed: SEED, endOnFailure: true },
      );
      assert.ok(deposits > LIVES, `only ${deposits} deposits`);
    });
});
