import { list } from '@/services/http/parse';
import { readStored, TAB_STORED, writeStored } from '@/services/browser/storage';

/** More returns than a tab ever sees; older ones are dropped. */
const KEPT = 50;

function handedOver(): readonly unknown[] {
  try {
    return list(JSON.parse(readStored(TAB_STORED.threeDs) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Whether to forward this 3-D Secure return now: true once per MD and tab, across renders, reloads and back navigation.
 * Recorded before sending, so that a reload in between does not send it twice (OP-074, DRES-07).
 */
export function takeThreeDs(MD: string): boolean {
  const known = handedOver();
  if (known.includes(MD)) return false;
  writeStored(TAB_STORED.threeDs, JSON.stringify([...known, MD].slice(-KEPT)));
  return true;
}
