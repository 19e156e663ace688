import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import { bag, list } from '@/services/http/parse';
import { tabTalk } from '@/services/browser/tabTalk';

/** Signals between tabs that a claim was made, and the lock to claim in a single tab. */
export const { tell: tellRakebackTabs, watch: watchRakebackTabs, alone: aloneAmongTabs } = tabTalk('rakeback');

const CHANNEL = 'rakeback-days';

const hasChannel = () => typeof BroadcastChannel !== 'undefined';

/** Sends the fetched days of a player to the other tabs, so that they need not fetch them. */
export function handDays(player: string, days: readonly RakebackDay[]): void {
  if (!hasChannel()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ player, days });
  channel.close();
}

/** Calls back with this player's days that another tab fetched; returns a function that stops it. */
export function watchDays(player: string, watcher: (days: RakebackDay[]) => void): () => void {
  if (!hasChannel()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = bag(data);
    // All tabs have the same origin and build, so the days are already validated.
    if (told.player === player) watcher([...list(told.days)] as RakebackDay[]);
  });
  return () => channel.close();
}
