import { CAROUSELLER } from './methodFilter';
import { isNamed } from './paymentMethod';

type Payable = { name: string; isCardForm: boolean };

/** Names of card methods (spec §4). */
const CARD_NAMES: ReadonlySet<string> = new Set(['visa', 'master', 'mastercard', 'card', 'cards']);

/**
 * The method to offer after another failed: for a card the one with the card form, otherwise the one named carouseller.
 * Names compare case-insensitively. Null if the player does not have it or it is the one that failed (PAY-20, PAY-21,
 * OP-073).
 */
export function alternativeTo<M extends Payable>(failed: string, methods: readonly M[]): M | null {
  const name = failed.trim();
  const isWanted = CARD_NAMES.has(name.toLowerCase())
    ? ({ isCardForm }: M) => isCardForm
    : (method: M) => isNamed(method, CAROUSELLER);
  return methods.find((method) => isWanted(method) && !isNamed(method, name)) ?? null;
}
