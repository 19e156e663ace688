import { type Spot, SPOTS } from '../../engines/roulette/bets';
import { colourOf } from '../../engines/roulette/wheel';
import { type Language } from '../../texts/language';
import { decimal } from '../frame/amounts';
import { element } from '../frame/elements';
import { chipText } from './chipText';
import { type Direction, hasCell, neighbour, type Place, placeOf } from './layout';
import { betLabel, cellText } from './names';

export type Piles = ReadonlyMap<string, bigint>;

export type Cloth = {
  show(laid: Piles, staked: Piles): void;
  /** Marks the bets that win on a pocket; null for none. */
  mark(pocket: number | null): void;
  lock(locked: boolean): void;
};

const spots = [...SPOTS.values()];
const places: readonly Place[] = spots.map(placeOf);
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** On the vertical layout the streets run downwards. */
const UPRIGHT: Readonly<Record<Direction, Direction>> = { left: 'down', right: 'up', up: 'left', down: 'right' };

/** The button of a bet, at its place on the layout. */
function spotButton(spot: Spot, place: Place, language: Language): HTMLButtonElement {
  const button = document.createElement('button');
  const { x, y, width, height } = place;
  button.type = 'button';
  button.className = hasCell(place) ? 'spot' : 'spot between';
  button.dataset.kind = spot.kind;
  if (spot.kind === 'straight') button.dataset.colour = colourOf(spot.pockets[0] ?? 0);
  if (spot.kind === 'red' || spot.kind === 'black') button.dataset.colour = spot.kind;
  for (const [name, value] of Object.entries({ x, y, w: width, h: height }))
    button.style.setProperty(`--${name}`, String(value));
  button.append(Object.assign(document.createElement('span'), { textContent: cellText(spot, language) }));
  if (spot.kind === 'straight') {
    // Shown where the browser forces its own colours.
    const textContent = language.say(`colour.${colourOf(spot.pockets[0] ?? 0)}`);
    button.append(Object.assign(document.createElement('span'), { className: 'word', textContent }));
  }
  return button;
}

/** The betting layout: a button for every bet, with a roving tab index moved by the arrow keys. */
export function createCloth(
  language: Language,
  currency: string,
  { lay, take }: { lay(spot: string): void; take(spot: string): void },
): Cloth {
  const cloth = element('cloth');
  let current = spots.findIndex(({ id }) => id === 'red');
  let locked = false;

  const label = (spot: Spot, amount: bigint): string =>
    betLabel(spot, amount === 0n ? null : decimal(amount, currency), language);

  const buttons = spots.map((spot, at) => {
    const button = spotButton(spot, places[at]!, language);
    button.setAttribute('aria-label', label(spot, 0n));
    button.tabIndex = at === current ? 0 : -1;
    button.addEventListener('click', () => {
      move(at, false);
      if (!locked) lay(spot.id);
    });
    return button;
  });

  const move = (at: number, focus = true) => {
    buttons[current]!.tabIndex = -1;
    current = at;
    buttons[at]!.tabIndex = 0;
    if (focus) buttons[at]!.focus();
  };

  const isUpright = () => getComputedStyle(cloth).getPropertyValue('--upright').trim() === '1';

  cloth.addEventListener('keydown', (event) => {
    const pressed = KEYS[event.key];
    if (pressed) {
      event.preventDefault();
      const next = neighbour(places, current, isUpright() ? UPRIGHT[pressed] : pressed);
      if (next !== null) move(next);
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && !locked) {
      event.preventDefault();
      take(spots[current]!.id);
    }
  });
  cloth.addEventListener('contextmenu', (event) => {
    const at = buttons.findIndex((button) => event.target instanceof Node && button.contains(event.target));
    if (at < 0) return;
    event.preventDefault();
    if (!locked) take(spots[at]!.id);
  });
  // Highlights the numbers a bet covers, so that it is clear what chips between cells mean.
  const light = (spot: Spot | null) => {
    for (const [at, { kind, pockets }] of spots.entries())
      buttons[at]!.classList.toggle(
        'covered',
        kind === 'straight' && spot !== null && spot.pockets.includes(pockets[0]!),
      );
  };
  for (const [at, button] of buttons.entries()) {
    button.addEventListener('pointerenter', () => light(spots[at]!));
    button.addEventListener('focus', () => light(spots[at]!));
    button.addEventListener('pointerleave', () => light(null));
    button.addEventListener('blur', () => light(null));
  }
  cloth.replaceChildren(...buttons);

  const chipOn = (button: HTMLElement, amount: bigint, isStaked: boolean) => {
    const before = button.querySelector('.chip');
    if (amount === 0n) return before?.remove();
    const chip = before ?? button.appendChild(document.createElement('i'));
    chip.className = isStaked ? 'chip staked' : 'chip';
    chip.textContent = chipText(language, decimal(amount, currency));
  };

  return {
    show(laid, staked) {
      for (const [at, spot] of spots.entries()) {
        const [mine, down] = [laid.get(spot.id) ?? 0n, staked.get(spot.id) ?? 0n];
        const button = buttons[at]!;
        chipOn(button, mine + down, mine === 0n);
        button.setAttribute('aria-label', label(spot, mine + down));
      }
    },
    mark(pocket) {
      for (const [at, { kind, pockets }] of spots.entries())
        buttons[at]!.classList.toggle('fell', kind === 'straight' && pocket !== null && pockets[0] === pocket);
    },
    lock(next) {
      locked = next;
      cloth.setAttribute('aria-disabled', String(next));
    },
  };
}
