/** A studio as the catalogue names it. All are invented. */
export type Studio = {
  id: string;
  name: string;
  /** Countries the studio does not offer its games in (ISO 3166-1 alpha-2). */
  restrictedCountries: readonly string[];
};

export const STUDIOS: readonly Studio[] = [
  { id: 'lumen-play', name: 'Lumen Play', restrictedCountries: [] },
  { id: 'northlight', name: 'Northlight', restrictedCountries: [] },
  { id: 'tavola', name: 'Tavola', restrictedCountries: ['US', 'FR'] },
  { id: 'brasswick', name: 'Brasswick', restrictedCountries: [] },
  { id: 'kite-and-co', name: 'Kite & Co', restrictedCountries: ['AU'] },
  { id: 'ninefold', name: 'Ninefold', restrictedCountries: [] },
  { id: 'salt-harbour', name: 'Salt Harbour', restrictedCountries: [] },
  { id: 'oru-studios', name: 'Oru Studios', restrictedCountries: ['US', 'NL'] },
  { id: 'fern-and-flint', name: 'Fern & Flint', restrictedCountries: [] },
  { id: 'cobble-street', name: 'Cobble Street', restrictedCountries: [] },
  { id: 'halfmoon-works', name: 'Halfmoon Works', restrictedCountries: [] },
  { id: 'paper-heron', name: 'Paper Heron', restrictedCountries: ['GB'] },
];
