import { type SoldFeature } from '../../catalogue/game';
import { type Language } from '../texts/language';
import { decimal, minor } from './amounts';
import { element, write } from './elements';
import { onPress } from './spinButton';

/** A bought round as it is asked for: its stake, what it costs, and percent of that which comes back on average. */
export type Purchase = { stake: string; price: string; returned: number };

/** The button that buys the feature of a slot; the site has to allow it. */
export type BuyButton = {
  /** What would be bought now; null where nothing is. */
  offered(): Purchase | null;
  /** Shows the button, or takes it away. */
  allow(allowed: boolean): void;
  /** The stake has changed, and the price with it. */
  priced(): void;
};

/** In a game that sells nothing. */
export const NOTHING_SOLD: BuyButton = { offered: () => null, allow: () => undefined, priced: () => undefined };

type Parts = { buy: SoldFeature; currency: string; stake(): string; language: Language; press(): void };

export function createBuyButton({ buy, currency, stake, language, press }: Parts): BuyButton {
  const button = element('buy');
  const price = () => decimal(minor(stake(), currency) * BigInt(buy.price), currency);
  const priced = () => write(element('buy-price'), language.amount(price()));
  onPress(button, press);
  priced();
  return {
    offered: () => (button.hidden ? null : { stake: stake(), price: price(), returned: buy.returned }),
    allow: (allowed) => void (button.hidden = !allowed),
    priced,
  };
}
