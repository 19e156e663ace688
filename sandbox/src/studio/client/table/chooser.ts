import { type Language } from '../../texts/language';
import { decimal } from '../frame/amounts';
import { element, write } from '../frame/elements';
import { onPress } from '../spinButton';
import { type Piles } from './cloth';
import { type Laying } from './laying';
import { type Choice, type Face } from './faces/face';

export type Chooser = {
  /** Says what is laid on the chosen bet. */
  show(laid: Piles): void;
  lock(locked: boolean): void;
  /** Writes the chosen chip anew. */
  refresh(): void;
};

/**
 * Lays chips by name: a panel with a kind of bet, its numbers, and a button. It takes the place of aiming at the points
 * between the cells, which are too small for many fingers and hands.
 */
export function createChooser(
  { betLabel }: Pick<Face, 'betLabel'>,
  { kinds: kindsOfBets, numbers: numbersOf }: Choice,
  language: Language,
  currency: string,
  chip: () => string,
  { lay, take }: Pick<Laying, 'lay' | 'take'>,
): Chooser {
  const { say, amount } = language;
  const [panel, opener] = [element('bets'), element('open-bets')];
  const [kinds, numbers] = [element<HTMLSelectElement>('bet-kind'), element<HTMLSelectElement>('bet-numbers')];
  const [layButton, takeButton] = [element('bet-lay'), element('bet-take')];
  let laid: Piles = new Map();
  let locked = false;

  const refresh = () => {
    const on = laid.get(numbers.value) ?? 0n;
    write(element('bet-says'), betLabel(numbers.value, on === 0n ? null : decimal(on, currency)));
    write(layButton, say('table.lay', { amount: amount(chip()) }));
    layButton.setAttribute('aria-disabled', String(locked));
    takeButton.setAttribute('aria-disabled', String(locked || on === 0n));
  };
  const chooseKind = () => {
    const options = numbersOf(kinds.value).map(({ id, text }) => new Option(text, id));
    numbers.replaceChildren(...options);
    refresh();
  };
  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? kinds : opener).focus();
  };

  kinds.replaceChildren(...kindsOfBets.map(({ id, text }) => new Option(text, id)));
  chooseKind();
  kinds.addEventListener('change', chooseKind);
  numbers.addEventListener('change', refresh);
  opener.addEventListener('click', () => open(panel.hidden !== false));
  element('close-bets').addEventListener('click', () => open(false));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The site would take it as a wish to leave theatre mode.
    event.preventDefault();
    open(false);
  });
  onPress(layButton, () => lay(numbers.value));
  onPress(takeButton, () => take(numbers.value));

  return {
    refresh,
    show(next) {
      laid = next;
      refresh();
    },
    lock(next) {
      locked = next;
      refresh();
    },
  };
}
