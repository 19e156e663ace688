/** Scale of a method's payment bounds: cards, most methods, crypto coins, and large amounts. */
export type Scale = 'card' | 'usual' | 'coin' | 'high';

type Bounds = { min: string; max: string };

/** Bounds for cards; roughly equal value in each of the brand's currencies. Lira: 5 to 100000 (spec §9). */
const CARD: Readonly<Record<string, Bounds>> = {
  EUR: { min: '10', max: '5000' },
  USD: { min: '10', max: '5000' },
  CAD: { min: '15', max: '7500' },
  AUD: { min: '15', max: '7500' },
  NZD: { min: '15', max: '8000' },
  CHF: { min: '10', max: '5000' },
  NOK: { min: '20', max: '55000' },
  SEK: { min: '20', max: '55000' },
  DKK: { min: '20', max: '35000' },
  PLN: { min: '20', max: '20000' },
  CZK: { min: '25', max: '125000' },
  HUF: { min: '25', max: '2000000' },
  TRY: { min: '5', max: '100000' },
  BRL: { min: '25', max: '25000' },
  INR: { min: '25', max: '400000' },
  JPY: { min: '25', max: '800000' },
  BTC: { min: '0.0001', max: '1' },
  ETH: { min: '0.002', max: '20' },
  LTC: { min: '0.05', max: '500' },
  USDT: { min: '10', max: '50000' },
};

const times = ({ min, max }: Bounds, least: number, most: number): Bounds => ({
  min: String(Number(min) * least),
  max: String(Number(max) * most),
});

/** Minimum and maximum of one payment, as decimal texts; null for an unsupported currency. */
export function boundsIn(currency: string, scale: Scale): Bounds | null {
  const bounds = CARD[currency];
  if (!bounds) return null;
  switch (scale) {
    case 'card':
      return bounds;
    case 'usual':
      return times(bounds, 1, 2);
    case 'coin':
      return times(bounds, 1, 4);
    case 'high':
      return times(bounds, 100, 20);
  }
}
