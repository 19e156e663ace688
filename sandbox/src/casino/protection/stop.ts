import { say } from '../accounts/fields/sentences';
import { spokenOf } from '../../http/languages';
import { type AccountRow } from '../accounts/store/accounts';
import { Refusal } from '../../http/refusal';
import { endOfDayEverywhere } from '@/domain/time/everywhere';

/** The account fields that tell whether the player has stopped. */
export type Stopped = Pick<
  AccountRow,
  | 'isSelfExclusionPermanent'
  | 'selfExclusion'
  | 'excludedUntil'
  | 'exclusionStays'
  | 'frozenUntil'
  | 'preferredLanguage'
>;

type Ends = Pick<Stopped, 'isSelfExclusionPermanent' | 'selfExclusion' | 'excludedUntil'>;
type Excluded = Ends & Pick<Stopped, 'exclusionStays'>;

/**
 * The end of an account's self-exclusion, possibly past: 'never' for a permanent one, null without one. A day counts
 * until it is over in every time zone, since the sandbox does not know where the player will be (ADR 0012).
 */
export function exclusionEnd({ isSelfExclusionPermanent, selfExclusion, excludedUntil }: Ends): Date | 'never' | null {
  if (isSelfExclusionPermanent) return 'never';
  const ofDay = selfExclusion === null ? null : endOfDayEverywhere(selfExclusion);
  if (ofDay === null || excludedUntil === null) return ofDay ?? excludedUntil;
  return ofDay > excludedUntil ? ofDay : excludedUntil;
}

/** Whether the player is self-excluded at `now` (SESS-10): until the end, and after it where a lifting is asked for. */
export function isExcluded(account: Excluded, now: Date): boolean {
  const end = exclusionEnd(account);
  return end === 'never' || account.exclusionStays || (end !== null && end > now);
}

/** The end that is told while an exclusion holds (ISO); null without one, and once it is over and waits to be lifted. */
export function toldEnd(account: Ends, now: Date): string | null {
  const end = exclusionEnd(account);
  return end instanceof Date && end > now ? end.toISOString() : null;
}

/** Throws SELF_EXCLUDED with `until` (ISO time, null for permanent) while the account is excluded. */
export function refuseExcluded(account: Stopped, now: Date): void {
  if (!isExcluded(account, now)) return;
  const until = toldEnd(account, now);
  throw new Refusal(409, 'SELF_EXCLUDED', say(spokenOf(account.preferredLanguage), 'excluded'), { until });
}

/** Throws ACCOUNT_FROZEN with `until` while the account is frozen. */
export function refuseFrozen({ frozenUntil, preferredLanguage }: Stopped, now: Date): void {
  if (frozenUntil === null || frozenUntil <= now) return;
  const until = frozenUntil.toISOString();
  throw new Refusal(409, 'ACCOUNT_FROZEN', say(spokenOf(preferredLanguage), 'frozen'), { until });
}

/**
 * The exclusion in a player's details (ENT-03): the later of a day, which the site counts as a whole, and an instant. A
 * past end is included; the reader decides whether it still applies.
 */
export function userLimitWire(account: Excluded) {
  const { isSelfExclusionPermanent, selfExclusion, excludedUntil, exclusionStays } = account;
  const end = exclusionEnd({ isSelfExclusionPermanent: false, selfExclusion, excludedUntil });
  const isSelfExclusionByClock = end instanceof Date && end.getTime() === excludedUntil?.getTime();
  const last = isSelfExclusionByClock ? end.toISOString() : selfExclusion;
  const told = { isSelfExclusionPermanent, selfExclusion: last, isSelfExclusionByClock };
  return exclusionStays ? { ...told, isSelfExclusionUntilLifted: true } : told;
}
