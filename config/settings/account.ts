import { field, flag, isRecord, maybeText, text } from '@/config/settings/field';

/** Accounts */
export const ACCOUNT_SETTINGS = {
  /** nobody can log in; `mirrorDomain` sets it for one host (AUTH-11, OP-044) */
  loginOff: flag(false),
  /** offers sign-in with Google: the client's id there (AUTH-03, OP-054) */
  googleClientId: maybeText(),
  /** players can register, and log in, by phone number as well as by e-mail (CONF-09, AUTH-02, OP-014) */
  emailPhoneRegistration: flag(false),
  /** fewest digits of a phone number, besides the rules of its country (VAL-08, OP-046) */
  phoneMinLength: field<number>(6, (value) => Number.isInteger(value) && (value as number) > 0),
  /**
   * rules of a new password (CONF-10, OP-047)
   *
   * `{ "password": { "min", "max", "special", "digit", "upper" } }`, lengths and flags. `allowCommon` beside them is
   * read by the backend: it then takes passwords such as 123456 too.
   */
  formFieldsValidation: field<Readonly<Record<string, unknown>>>({}, isRecord),
  /** an empty date of birth starts at eighteen years ago, for the player to confirm (VAL-26, OP-049) */
  prefillDateOfBirth: flag(true),
  /** domain of e-mail addresses made up for players who have none; must never receive mail (OP-045) */
  placeholderEmailDomain: text('noemail.invalid'),
  /** a new player is logged in at once (SESS-05, OP-043) */
  autoLoginAfterSignUp: flag(true),
  /** path on the site to open after registration (CONF-12, OP-013) */
  afterRegistrationRedirect: maybeText(),
  /** the same as a page key or a path, unless `afterRegistrationRedirect` is set (CONF-11, OP-013) */
  goToPageAfterRegistration: maybeText(),
  /** closing the registration asks for confirmation (CONF-20, MODAL-06) */
  holdUserOnRegistration: flag(false),
  /** new players, and players who log in, are asked to verify their e-mail address (CONF-08, OP-014) */
  verifyEmailStatusOnLogin: flag(false),
  /** a deposit needs no address, so the sign-up linked to it asks for none (CONF-14) */
  allowDepWithoutAddress: flag(false),
  /** the sign-up linked to a deposit shows the whole profile form (CONF-21) */
  onDepositShowAllField: flag(false),
  /** documents can be uploaded before the first deposit (CONF-13, OP-014) */
  allowKYCBeforeDeposit: flag(true),
} as const;
