import { DAY_MS, HOUR_MS } from '@/domain/time/lengths';
import { type Scope, type SpinPrize, type tournaments } from './schema';

type Planned = typeof tournaments.$inferInsert;

const CATEGORIES = ['live-casino', 'dice'] as const;

/** Prizes in euro. */
const PRIZES = {
  daily: ['50.00', '30.00', '20.00', '10.00', '10.00', '5.00', '5.00', '5.00', '5.00', '5.00'],
  weekly: ['250.00', '150.00', '100.00', '75.00', '50.00', '40.00', '30.00', '25.00', '20.00', '10.00'],
  weekend: ['500.00', '300.00', '200.00', '100.00', '75.00', '50.00', '40.00', '30.00', '20.00', '10.00'],
} as const satisfies Record<Planned['kind'], readonly string[]>;

/** Free spins after them. A race without slots gives none. */
const SPINS: Readonly<Record<Planned['kind'], SpinPrize | null>> = {
  daily: { offer: 'race-spins', places: 10 },
  weekly: null,
  weekend: { offer: 'regatta-spins', places: 15 },
};

const midnight = (instant: number): number => Math.floor(instant / DAY_MS) * DAY_MS;
/** The epoch began on a Thursday. */
const monday = (instant: number): number => midnight(instant) - ((Math.floor(instant / DAY_MS) + 3) % 7) * DAY_MS;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Midnight before the last Saturday of the month in UTC. */
function lastSaturday(now: Date): number {
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0);
  return last - ((new Date(last).getUTCDay() + 1) % 7) * DAY_MS;
}

/**
 * The tournaments of a brand that run or are announced at an instant: the slots of today and of tomorrow, of which the
 * best twenty rounds count, the best round of this week and of the next in a part of the house, and the month's last
 * weekend at one studio. `index` is the brand's place, so that brands differ.
 */
export function plannedAt(brand: string, index: number, studios: readonly string[], now: Date): Planned[] {
  const at = now.getTime();
  const one = (
    kind: Planned['kind'],
    startsAt: number,
    hours: number,
    more: Pick<Planned, 'metric' | 'joining'> & { scope: Scope },
  ): Planned => ({
    id: `${brand}-${kind}-${dayOf(startsAt)}`,
    brand,
    kind,
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + hours * HOUR_MS),
    prizes: [...PRIZES[kind]],
    freeSpins: SPINS[kind],
    ...more,
  });
  const [today, week, weekend] = [midnight(at), monday(at), lastSaturday(now)];
  const slots = { metric: 'points', joining: 'hand', scope: { of: 'category', category: 'slots' } } as const;
  const part = CATEGORIES[index % CATEGORIES.length]!;
  const best = { metric: 'multiplier', joining: 'auto', scope: { of: 'category', category: part } } as const;
  const studio = studios[index % Math.max(1, studios.length)];
  return [
    one('daily', today, 24, slots),
    one('daily', today + DAY_MS, 24, slots),
    one('weekly', week, 7 * 24, best),
    one('weekly', week + 7 * DAY_MS, 7 * 24, best),
    ...(studio === undefined || at >= weekend + 2 * DAY_MS
      ? []
      : [one('weekend', weekend, 48, { metric: 'wagered', joining: 'hand', scope: { of: 'studio', studio } })]),
  ];
}
