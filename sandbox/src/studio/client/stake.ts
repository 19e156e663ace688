import { element } from './frame/elements';

export type StakeChoice = {
  value(): string;
  /** The stake cannot be changed during a round. */
  lock(locked: boolean): void;
};

/** The initial stake of a game: the previous one, else one whole unit, else the lowest. */
export const firstStake = (stakes: readonly string[], kept: string | null | undefined): string =>
  stakes.find((stake) => stake === kept) ?? stakes.find((stake) => stake === '1.00') ?? stakes[0] ?? '';

/** The stake: a list, and buttons for the next lower and next higher one. Arrow keys work on the list itself. */
export function createStakeChoice(
  stakes: readonly string[],
  first: string,
  amount: (decimal: string) => string,
  changed: (stake: string) => void,
): StakeChoice {
  const list = element<HTMLSelectElement>('stake');
  const buttons = [
    [element('less'), -1],
    [element('more'), 1],
  ] as const;
  list.replaceChildren(...stakes.map((stake) => new Option(amount(stake), stake)));
  list.value = first;
  let locked = false;

  const refresh = () => {
    list.disabled = locked;
    for (const [button, step] of buttons)
      button.setAttribute('aria-disabled', String(locked || stakes[list.selectedIndex + step] === undefined));
  };
  const choose = (stake: string | undefined) => {
    if (locked || stake === undefined) return;
    list.value = stake;
    refresh();
    changed(stake);
  };
  list.addEventListener('change', () => choose(list.value));
  for (const [button, step] of buttons)
    button.addEventListener('click', () => choose(stakes[list.selectedIndex + step]));
  refresh();

  return {
    value: () => list.value,
    lock(next) {
      locked = next;
      refresh();
    },
  };
}
