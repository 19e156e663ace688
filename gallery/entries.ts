import { type Entry } from './base/entry';
import { bonusEntries } from './features/bonuses';
import { cashierEntries } from './features/cashier';
import { historyEntries } from './features/history';
import { protectionEntries } from './features/protection';
import { rewardEntries } from './features/rewards';
import { controls } from './kit/controls';
import { feedback } from './kit/feedback';
import { figures } from './kit/figures';
import { form } from './kit/form';
import { layout } from './kit/layout';
import { navigation } from './kit/navigation';
import { overlay } from './kit/overlay';
import { pictures } from './kit/pictures';

/** Everything the gallery shows, by chapter. */
export const CHAPTERS: Readonly<Record<string, readonly Entry[]>> = {
  controls,
  form,
  overlay,
  feedback,
  navigation,
  figures,
  layout,
  pictures,
  cashier: cashierEntries,
  rewards: rewardEntries,
  bonuses: bonusEntries,
  history: historyEntries,
  protection: protectionEntries,
};

export const ENTRIES: readonly Entry[] = Object.values(CHAPTERS).flat();

/** The entry and state of an address; undefined for one that does not exist. */
export function stateOf(name: string | null, state: string | null) {
  const entry = ENTRIES.find((one) => one.name === name);
  return entry && state !== null && Object.hasOwn(entry.states, state) ? entry.states[state] : undefined;
}
