import { list } from '@/services/http/parse';
import { readTab, TAB_STORED, writeTab } from '@/services/browser/tabStorage';

/** More returns than a tab ever sees; older ones are forgotten. */
const KEPT = 50;

function handedOver(): readonly unknown[] {
  try {
    return list(JSON.parse(readTab(TAB_STORED.threeDs) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Whether this 3-D Secure return is to be handed over now: true once per MD and tab, over renders, reloads and back. It is
 * noted before it is sent, so that a reload on the way sends nothing twice (OP-074, DRES-07).
 */
export function takeThreeDs(MD: string): boolean {
  const known = handedOver();
  if (known.includes(MD)) return false;
  writeTab(TAB_STORED.threeDs, JSON.stringify([...known, MD].slice(-KEPT)));
  return true;
}
