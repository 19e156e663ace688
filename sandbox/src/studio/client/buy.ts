import { type SoldFeature } from '../catalogue/game';
import { type Language } from '../texts/language';
import { decimal, minor } from './frame/amounts';
import { element, write } from './frame/elements';
import { onPress } from './spinButton';

/** A feature buy: its stake, its price, and its return to player in percent. */
export type Purchase = { stake: string; price: string; returned: number };

/** The button that buys a slot's feature; the site has to allow it. */
export type BuyButton = {
  /** The current offer; null when there is none. */
  offered(): Purchase | null;
  allow(allowed: boolean): void;
  /** Updates the price after the stake has changed. */
  priced(): void;
};

/** For games without a feature buy. */
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
