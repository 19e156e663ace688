import type { LobbyFilters } from './lobbyQuery';

/** Returns to choose from, in percent: what slots usually have, in halves. */
const USUAL = Array.from({ length: 17 }, (_, step) => 90 + step / 2);

/** What one end of the range may be: nothing beyond the other end, and what the address asked for in any case. */
export function rtpChoices({ rtpFrom, rtpTo }: LobbyFilters, end: 'rtpFrom' | 'rtpTo'): number[] {
  const chosen = end === 'rtpFrom' ? rtpFrom : rtpTo;
  const fits = (value: number) => (end === 'rtpFrom' ? value <= (rtpTo ?? 100) : value >= (rtpFrom ?? 0));
  const values = USUAL.filter(fits);
  return chosen === null || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
}
