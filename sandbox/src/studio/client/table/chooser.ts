import { type BetKind, type Spot, SPOTS } from '../../engines/roulette/bets';
import { type Language } from '../../texts/language';
import { decimal } from '../frame/amounts';
import { element, write } from '../frame/elements';
import { onPress } from '../spinButton';
import { type Piles } from './cloth';
import { type Laying } from './laying';
import { betLabel, betName } from './names';

/** The bets on numbers: on the cloth their places are small or lie between cells. Outside bets have large cells. */
export const CHOSEN_BY_NAME = ['split', 'corner', 'street', 'line', 'trio', 'first-four', 'straight'] as const;

export type Chooser = {
  /** Says what is laid on the chosen bet. */
  show(laid: Piles): void;
  lock(locked: boolean): void;
  /** Writes the chosen chip anew. */
  refresh(): void;
};

const spotsOf = (kind: BetKind): readonly Spot[] => [...SPOTS.values()].filter((spot) => spot.kind === kind);

/** The numbers of a bet in the list of its kind; a single number with its colour. */
const numbersText = (spot: Spot, language: Language): string =>
  spot.kind === 'straight' ? betName(spot, language) : spot.pockets.join(', ');

/**
 * Lays chips by name: a panel with a kind of bet, its numbers, and a button. It takes the place of aiming at the points
 * between the cells, which are too small for many fingers and hands.
 */
export function createChooser(
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

  const chosen = () => SPOTS.get(numbers.value)!;
  const refresh = () => {
    const on = laid.get(numbers.value) ?? 0n;
    write(element('bet-says'), betLabel(chosen(), on === 0n ? null : decimal(on, currency), language));
    write(layButton, say('table.lay', { amount: amount(chip()) }));
    layButton.setAttribute('aria-disabled', String(locked));
    takeButton.setAttribute('aria-disabled', String(locked || on === 0n));
  };
  const chooseKind = () => {
    const options = spotsOf(kinds.value as BetKind).map((spot) => new Option(numbersText(spot, language), spot.id));
    numbers.replaceChildren(...options);
    refresh();
  };
  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? kinds : opener).focus();
  };

  kinds.replaceChildren(...CHOSEN_BY_NAME.map((kind) => new Option(say(`bet.${kind}`), kind)));
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
