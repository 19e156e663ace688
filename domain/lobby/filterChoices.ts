import type { LobbyFilters } from './lobbyQuery';

/** Selectable RTP values in percent: 90 to 98 in steps of 0.5, the usual range of slots. */
const USUAL = Array.from({ length: 17 }, (_, step) => 90 + step / 2);

/** Options for one end of the RTP range: never beyond the other end, and always including the value in the address. */
export function rtpChoices({ rtpFrom, rtpTo }: LobbyFilters, end: 'rtpFrom' | 'rtpTo'): number[] {
  const chosen = end === 'rtpFrom' ? rtpFrom : rtpTo;
  const fits = (value: number) => (end === 'rtpFrom' ? value <= (rtpTo ?? 100) : value >= (rtpFrom ?? 0));
  const values = USUAL.filter(fits);
  return chosen === null || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
}
