/** Where a visitor seems to be (ENT-19, from get-location). */
export type VisitorLocation = {
  /** Upper-case ISO 3166-1 code; null when the backend could not tell. */
  country: string | null;
  /** The addresses the visitor was seen at (OP-063). */
  ips: readonly string[];
  /** Codes of the currencies to offer there. */
  currencies: readonly string[];
  /** The backend itself takes the visitor off the country block (OP-063). */
  whitelisted: boolean;
};
