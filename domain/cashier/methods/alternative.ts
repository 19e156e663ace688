import { CAROUSELLER } from './methodFilter';
import { isNamed } from './paymentMethod';

/** What the choice looks at. */
type Payable = { name: string; isCardForm: boolean };

/** Methods that are cards, by whatever name (spec §4). */
const CARD_NAMES: ReadonlySet<string> = new Set(['visa', 'master', 'mastercard', 'card', 'cards']);

/**
 * The method to offer after another failed: for a card the one with the card form, for any other the one named carouseller.
 * Names are compared without regard to case. Null when the player has no such method, or it is the one that failed (PAY-20,
 * PAY-21, OP-073).
 */
export function alternativeTo<M extends Payable>(failed: string, methods: readonly M[]): M | null {
  const name = failed.trim();
  const isWanted = CARD_NAMES.has(name.toLowerCase())
    ? ({ isCardForm }: M) => isCardForm
    : (method: M) => isNamed(method, CAROUSELLER);
  return methods.find((method) => isWanted(method) && !isNamed(method, name)) ?? null;
}
