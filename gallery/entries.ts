import { type Chapter } from './base/chapters';
import { type Entry } from './base/entry';
import { accountEntries } from './features/account';
import { appEntries } from './features/app';
import { bonusEntries } from './features/bonuses';
import { cashierEntries } from './features/cashier';
import { chatEntries } from './features/chat';
import { countryEntries } from './features/country';
import { gameEntries } from './features/game';
import { historyEntries } from './features/history';
import { inboxEntries } from './features/inbox';
import { lobbyEntries } from './features/lobby';
import { protectionEntries } from './features/protection';
import { noticeEntries } from './features/protectionNotices';
import { stopEntries } from './features/protectionStops';
import { recentEntries } from './features/recentGames';
import { referralEntries } from './features/referral';
import { rewardEntries } from './features/rewards';
import { siteEntries } from './features/site';
import { statisticsEntries } from './features/statistics';
import { tournamentEntries } from './features/tournaments';
import { winEntries } from './features/wins';
import { controls } from './kit/controls';
import { feedback } from './kit/feedback';
import { figures } from './kit/figures';
import { form } from './kit/form';
import { layout } from './kit/layout';
import { navigation } from './kit/navigation';
import { overlay } from './kit/overlay';
import { pictures } from './kit/pictures';

/** Everything the gallery shows, by chapter. */
export const CHAPTERS: Readonly<Record<Chapter, readonly Entry[]>> = {
  controls,
  form,
  overlay,
  feedback,
  navigation,
  figures,
  layout,
  pictures,
  lobby: [...lobbyEntries, ...recentEntries],
  game: gameEntries,
  account: accountEntries,
  cashier: cashierEntries,
  rewards: rewardEntries,
  bonuses: bonusEntries,
  history: historyEntries,
  protection: [...protectionEntries, ...noticeEntries, ...stopEntries],
  tournaments: tournamentEntries,
  inbox: inboxEntries,
  chat: chatEntries,
  wins: winEntries,
  statistics: statisticsEntries,
  referral: referralEntries,
  country: countryEntries,
  site: siteEntries,
  app: appEntries,
};

export const ENTRIES: readonly Entry[] = Object.values(CHAPTERS).flat();

/** The entry and state of an address; undefined for one that does not exist. */
export function stateOf(name: string | null, state: string | null) {
  const entry = ENTRIES.find((one) => one.name === name);
  return entry && state !== null && Object.hasOwn(entry.states, state) ? entry.states[state] : undefined;
}
