import { field, flag, isRecord, whole } from '@/config/settings/field';

/** How the backend is called */
export const BACKEND_SETTINGS = {
  /**
   * operation of the contract → another path below `/api/`, or `null` to switch it off (OP-036)
   *
   * What needs a call that is switched off is absent, as it is when the backend lacks the call
   * ([capabilities.md](capabilities.md)); without `buyBonus` games are told not to sell bonuses. `settings` itself cannot
   * be moved.
   */
  endpoints: whole<Readonly<Record<string, unknown>>>({}, isRecord),
  /**
   * `?at=` may carry a session token instead of a one-time token (SESS-07, OP-042)
   *
   * By default `?at=` carries a one-time token, which `get-user-details` exchanges for the session token in
   * `accessToken`; any other value signs nobody in. `true` is for a backend that puts session tokens into addresses.
   * Such a token is stored before anything else on the page runs, so the author of a link can sign a guest in to the
   * author's account; the page then names the account it opened and offers log-out.
   */
  sessionTokenInAddress: flag(false),
  /** method of the call that saves the profile (OP-033) */
  updateUserMethod: field<'PUT' | 'POST'>('PUT', (value) => value === 'PUT' || value === 'POST'),
  /** method of the call that claims a day of rakeback (API-36, OP-035) */
  rakebackClaimMethod: field<'GET' | 'POST'>('GET', (value) => value === 'GET' || value === 'POST'),
  /** method of the call that reports a country block (CNTRY-03, OP-034) */
  countryBlockedMethod: field<'POST' | 'PUT'>('POST', (value) => value === 'POST' || value === 'PUT'),
  /** how dates of birth are sent (VAL-25, OP-048) */
  dobWireFormat: field<'MM-DD-YYYY' | 'YYYY-MM-DD'>(
    'MM-DD-YYYY',
    (value) => value === 'MM-DD-YYYY' || value === 'YYYY-MM-DD',
  ),
  /** unit of the award's percent: `1`, a factor such as 0.05; `100`, whole percents (AWARD-08, OP-093) */
  awardPercentBase: field<1 | 100>(1, (value) => value === 1 || value === 100),
} as const;
