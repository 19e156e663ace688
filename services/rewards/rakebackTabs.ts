import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import { bag, list } from '@/services/http/parse';
import { tabTalk } from '@/services/browser/tabTalk';

/** What tabs tell each other of claims, and that one alone claims at a time. */
export const { tell: tellRakebackTabs, watch: watchRakebackTabs, alone: aloneAmongTabs } = tabTalk('rakeback');

const CHANNEL = 'rakeback-days';

const hasChannel = () => typeof BroadcastChannel !== 'undefined';

/** Hands what one tab was told of a player's days to the others, so that they need not ask. */
export function handDays(player: string, days: readonly RakebackDay[]): void {
  if (!hasChannel()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ player, days });
  channel.close();
}

/** Calls back with the days that another tab was told of this player; answers how to stop. */
export function watchDays(player: string, watcher: (days: RakebackDay[]) => void): () => void {
  if (!hasChannel()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = bag(data);
    // Tabs are of one build and one origin: what they hand over was read before.
    if (told.player === player) watcher([...list(told.days)] as RakebackDay[]);
  });
  return () => channel.close();
}
