import { and, arrayContains, arrayOverlaps, eq, lte, not, type SQL } from 'drizzle-orm';
import { type Db } from './database';
import { games } from './schema';

type Category = {
  id: string;
  name: string;
  /** Name of an icon of the site's set. */
  icon: string;
  /** Which listed games belong to it. */
  holds: SQL | undefined;
};

/** How many games the list of the most popular ones holds. */
const POPULAR = 60;

const withFeature = (feature: string) => arrayContains(games.features, [feature]);

/** The lists of the lobby in their order; the same condition fills a list and counts it. */
const CATEGORIES: readonly Category[] = [
  { id: 'popular', name: 'Popular', icon: 'flame', holds: lte(games.sort, POPULAR) },
  { id: 'new', name: 'New', icon: 'sparkles', holds: eq(games.isNew, true) },
  { id: 'slots', name: 'Slots', icon: 'cherry', holds: not(arrayOverlaps(games.features, ['dice', 'roulette'])) },
  { id: 'live-casino', name: 'Live casino', icon: 'radio', holds: withFeature('live') },
  { id: 'dice', name: 'Dice', icon: 'dices', holds: withFeature('dice') },
  { id: 'free-spins', name: 'Free spins', icon: 'gift', holds: withFeature('free-spins') },
  { id: 'ways', name: 'Ways', icon: 'waypoints', holds: withFeature('ways') },
  { id: 'lines', name: 'Lines', icon: 'rows-3', holds: withFeature('lines') },
];

/** The condition of a category's games; null for a category that does not exist. */
export function categoryCondition(id: string): SQL | undefined | null {
  const category = CATEGORIES.find((one) => one.id === id);
  return category ? category.holds : null;
}

/** A category with its number of games. */
export type CountedCategory = { id: string; name: string; icon: string; order: number; gameCount: number };

/** All categories that have games, in order, counted by the conditions that fill them. */
export async function countedCategories(db: Db): Promise<CountedCategory[]> {
  const counted = await Promise.all(
    CATEGORIES.map(async ({ id, name, icon, holds }, index) => ({
      id,
      name,
      icon,
      order: index + 1,
      gameCount: await db.$count(games, and(eq(games.listed, true), holds)),
    })),
  );
  return counted.filter(({ gameCount }) => gameCount > 0);
}
