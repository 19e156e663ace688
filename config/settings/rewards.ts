import { field, flag, maybeText, text } from '@/config/settings/field';

/** Bonuses and rewards */
export const REWARD_SETTINGS = {
  /**
   * the home page announces the welcome offer (CONST-08, OP-078)
   *
   * It names up to 1,000 EUR and 100 free spins, from a deposit of 100 EUR, to guests and to players who have not
   * deposited. Turn it on only if you have an offer with these figures, and set `welcomeOfferId`, so that the text links
   * to it.
   */
  welcomeOffer: flag(false),
  /** id of the welcome offer that the home page links to; without it the link leads to all offers (CONST-08) */
  welcomeOfferId: maybeText(),
  /** activating a bonus needs a verified e-mail address: the site asks for the verification first, the backend refuses (CONF-24) */
  verifyEmailOnBonusActivation: flag(true),
  /** whose midnight ends a calendar day: `local`, the visitor's, or an IANA zone's (RAKE-17, OP-083) */
  calendarTimeZone: text('local'),
  /** yesterday's rakeback can still be claimed today (CONST-12, RAKE-11, OP-089) */
  claimYesterday: flag(true),
  /** random delay in milliseconds, up to this long, of the award request at each half hour, to spread the load (AWARD-05, OP-094) */
  awardRefetchSpreadMs: field<number>(0, (value) => Number.isInteger(value) && (value as number) >= 0),
  /** level numbers that start a new group of VIP levels (CONF-19, ENG-02) */
  loyaltyLevelGroupSteps: field<readonly number[]>(
    [1],
    (value) => Array.isArray(value) && value.every(Number.isInteger),
  ),
  /** the percent of the house edge that is named to who refers friends, above 0 and up to 100; without it the one that the backend answers (CONF-25, ENG-05) */
  referAFriendPercent: field<number | null>(null, (value) => typeof value === 'number' && value > 0 && value <= 100),
} as const;
