import { and, arrayContains, arrayOverlaps, eq, lte, not, type SQL } from 'drizzle-orm';
import { type CategoryId } from '../../brands/brand/brand';
import { type Db } from '../../db/database';
import { games } from './schema';

type Category = {
  id: CategoryId;
  name: string;
  /** From the site's icon set. */
  icon: string;
  /** Condition for the listed games that belong to it. */
  holds: SQL | undefined;
};

/** Number of games in the "popular" category. */
const POPULAR = 60;

const withFeature = (feature: string) => arrayContains(games.features, [feature]);

/** The lobby categories in their usual order; one condition both fills and counts a category. */
const CATEGORIES: readonly Category[] = [
  { id: 'popular', name: 'Popular', icon: 'flame', holds: lte(games.sort, POPULAR) },
  { id: 'new', name: 'New', icon: 'sparkles', holds: eq(games.isNew, true) },
  {
    id: 'slots',
    name: 'Slots',
    icon: 'cherry',
    holds: not(arrayOverlaps(games.features, ['dice', 'roulette', 'baccarat'])),
  },
  { id: 'live-casino', name: 'Live casino', icon: 'radio', holds: withFeature('live') },
  { id: 'dice', name: 'Dice', icon: 'dices', holds: withFeature('dice') },
  { id: 'free-spins', name: 'Free spins', icon: 'gift', holds: withFeature('free-spins') },
  { id: 'ways', name: 'Ways', icon: 'waypoints', holds: withFeature('ways') },
  { id: 'lines', name: 'Lines', icon: 'rows-3', holds: withFeature('lines') },
];

/** The condition for a category's games (undefined: all); null for an unknown category. */
export function categoryCondition(id: string): SQL | undefined | null {
  const category = CATEGORIES.find((one) => one.id === id);
  return category ? category.holds : null;
}

/** Those that a brand begins with, then the others in the usual order. */
function ordered(first: readonly CategoryId[]): readonly Category[] {
  const place = ({ id }: Category) => (first.includes(id) ? first.indexOf(id) : first.length);
  return CATEGORIES.toSorted((a, b) => place(a) - place(b));
}

export type CountedCategory = { id: string; name: string; icon: string; order: number; gameCount: number };

/** All non-empty categories in a brand's order, counted with the conditions that fill them. */
export async function countedCategories(db: Db, first: readonly CategoryId[] = []): Promise<CountedCategory[]> {
  const counted = await Promise.all(
    ordered(first).map(async ({ id, name, icon, holds }, index) => ({
      id,
      name,
      icon,
      order: index + 1,
      gameCount: await db.$count(games, and(eq(games.listed, true), holds)),
    })),
  );
  return counted.filter(({ gameCount }) => gameCount > 0);
}
