import { say } from '../accounts/fields/sentences';
import { spokenOf } from '../../http/languages';
import { type AccountRow } from '../accounts/store/accounts';
import { Refusal } from '../../http/refusal';
import { endOfDayEverywhere } from '@/domain/time/everywhere';

/** The account fields that tell whether the player has stopped. */
export type Stopped = Pick<
  AccountRow,
  'isSelfExclusionPermanent' | 'selfExclusion' | 'excludedUntil' | 'frozenUntil' | 'preferredLanguage'
>;

/**
 * The end of an account's self-exclusion, possibly past: 'never' for a permanent one, null without one. A day counts
 * until it is over in every time zone, since the sandbox does not know where the player will be (ADR 0012).
 */
export function exclusionEnd({
  isSelfExclusionPermanent,
  selfExclusion,
  excludedUntil,
}: Pick<Stopped, 'isSelfExclusionPermanent' | 'selfExclusion' | 'excludedUntil'>): Date | 'never' | null {
  if (isSelfExclusionPermanent) return 'never';
  const ofDay = selfExclusion === null ? null : endOfDayEverywhere(selfExclusion);
  if (ofDay === null || excludedUntil === null) return ofDay ?? excludedUntil;
  return ofDay > excludedUntil ? ofDay : excludedUntil;
}

/** Whether the player is self-excluded at `now` (SESS-10). */
export function isExcluded(account: Parameters<typeof exclusionEnd>[0], now: Date): boolean {
  const end = exclusionEnd(account);
  return end === 'never' || (end !== null && end > now);
}

/** Throws SELF_EXCLUDED with `until` (ISO time, null for permanent) while the account is excluded. */
export function refuseExcluded(account: Stopped, now: Date): void {
  if (!isExcluded(account, now)) return;
  const end = exclusionEnd(account);
  const until = end instanceof Date ? end.toISOString() : null;
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
export function userLimitWire(account: Parameters<typeof exclusionEnd>[0]) {
  const { isSelfExclusionPermanent, selfExclusion, excludedUntil } = account;
  const end = exclusionEnd({ isSelfExclusionPermanent: false, selfExclusion, excludedUntil });
  const isSelfExclusionByClock = end instanceof Date && end.getTime() === excludedUntil?.getTime();
  const last = isSelfExclusionByClock ? end.toISOString() : selfExclusion;
  return { isSelfExclusionPermanent, selfExclusion: last, isSelfExclusionByClock };
}
