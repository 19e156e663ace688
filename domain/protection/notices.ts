import type { DemandedLimit } from '@/config/markets/market';

/** What the backend wants a player to be told or asked; amounts are decimal strings, days YYYY-MM-DD, unknown is null. */
export type Notice = { id: string } & (
  | { kind: 'secondStep' }
  | { kind: 'funds'; text: string }
  | { kind: 'limits'; kinds: readonly DemandedLimit[]; at: 'registration' | 'firstDeposit' }
  | {
      kind: 'reminder';
      from: string;
      to: string;
      currency: string;
      deposits: string | null;
      withdrawals: string | null;
      wins: string | null;
      losses: string | null;
      playedSeconds: number | null;
      /** Null where the backend does not say. */
      hasLimits: boolean | null;
    }
);

/** One question at a time: a notice, or limits to set. `id` is null for limits that are demanded and not offered. */
export type NoticeStep =
  | Exclude<Notice, { kind: 'limits' }>
  | { kind: 'limits'; id: string | null; kinds: readonly DemandedLimit[]; demanded: readonly DemandedLimit[] };

/** What the player is about to do; `now`: nothing but being here. */
export type Before = 'deposit' | 'play' | 'now';

/** The kinds of limit that must be set before something. */
const DEMANDED: Readonly<Record<Before, readonly DemandedLimit[]>> = { deposit: ['deposit'], play: ['loss'], now: [] };

type Known = {
  notices: readonly Notice[];
  /** What the market demands, and the kinds of which the player has a limit. */
  demanded: readonly DemandedLimit[];
  set: readonly string[];
};

/**
 * What comes before something, in this order: a second step, how money is protected, limits, a reminder. An offer shows when the
 * market says so, and at the latest before the first deposit; a reminder interrupts nothing.
 */
export function stepsBefore(before: Before, { notices, demanded, set }: Known): NoticeStep[] {
  const lacking = DEMANDED[before].filter((kind) => demanded.includes(kind) && !set.includes(kind));
  const offers = notices.filter(
    (one) => one.kind === 'limits' && (before === 'deposit' || one.at === 'registration'),
  ) as Extract<Notice, { kind: 'limits' }>[];
  const kinds = [...new Set([...lacking, ...offers.flatMap((offer) => offer.kinds)])];
  const id = offers[0]?.id ?? null;
  return [
    ...notices.filter((one): one is Extract<Notice, { kind: 'secondStep' }> => one.kind === 'secondStep'),
    ...notices.filter((one): one is Extract<Notice, { kind: 'funds' }> => one.kind === 'funds' && before === 'deposit'),
    ...(kinds.length > 0 ? [{ kind: 'limits' as const, id, kinds, demanded: lacking }] : []),
    ...notices.filter(
      (one): one is Extract<Notice, { kind: 'reminder' }> => one.kind === 'reminder' && before === 'now',
    ),
  ];
}
