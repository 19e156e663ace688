/** The visitor's approximate location (ENT-19, from get-location). */
export type VisitorLocation = {
  /** Upper-case ISO 3166-1 code; null if the backend does not know. */
  country: string | null;
  /** The visitor's IP addresses (OP-063). */
  ips: readonly string[];
  /** Codes of the currencies to offer there. */
  currencies: readonly string[];
  /** Whether the backend exempts the visitor from the country block (OP-063). */
  whitelisted: boolean;
};
