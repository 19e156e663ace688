/** A country of the operator's list (ENT-17). */
export type Country = {
  countryId: string;
  /** Upper-case ISO 3166-1 code. */
  code: string;
  /** In the page's language. */
  name: string;
  /** Digits without a plus; '' if there is none. */
  phoneCode: string;
  /** URL of the flag. */
  flag: string | null;
};

/** A currency an account can have (ENT-18). */
export type Currency = { code: string; name: string };
