import { type Language } from '../../texts/language';
import { decimal } from '../frame/amounts';
import { element } from '../frame/elements';
import { chipText } from './chipText';
import { type Face, type FaceSpot } from './faces/face';
import { type Direction, hasCell, neighbour } from './faces/layout';

export type Piles = ReadonlyMap<string, bigint>;

export type Cloth = {
  show(laid: Piles, staked: Piles): void;
  /** Marks where an outcome is on the cloth; null for none. */
  mark(outcome: string | null): void;
  lock(locked: boolean): void;
};

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** On the vertical layout the streets run downwards. */
const UPRIGHT: Readonly<Record<Direction, Direction>> = { left: 'down', right: 'up', up: 'left', down: 'right' };

/** The button of a bet, at its place on the layout. */
function spotButton({ kind, colour, place, words, hidden }: FaceSpot): HTMLButtonElement {
  const button = document.createElement('button');
  const { x, y, width, height } = place;
  button.type = 'button';
  button.className = hasCell(place) ? 'spot' : 'spot between';
  button.dataset.kind = kind;
  if (colour) button.dataset.colour = colour;
  for (const [name, value] of Object.entries({ x, y, w: width, h: height }))
    button.style.setProperty(`--${name}`, String(value));
  button.append(...words.map((textContent) => Object.assign(document.createElement('span'), { textContent })));
  // Shown where the browser forces its own colours.
  if (hidden) button.append(Object.assign(document.createElement('span'), { className: 'word', textContent: hidden }));
  return button;
}

/** The betting layout: a button for every bet, with a roving tab index moved by the arrow keys. */
export function createCloth(
  face: Face,
  language: Language,
  currency: string,
  { lay, take }: { lay(spot: string): void; take(spot: string): void },
): Cloth {
  const cloth = element('cloth');
  const { spots } = face;
  const places = spots.map(({ place }) => place);
  let current = spots.findIndex(({ id }) => id === face.first);
  let locked = false;

  const label = ({ id }: FaceSpot, amount: bigint): string =>
    face.betLabel(id, amount === 0n ? null : decimal(amount, currency));

  const buttons = spots.map((spot, at) => {
    const button = spotButton(spot);
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
  const toggle = (name: string, ids: readonly string[]) => {
    for (const [at, { id }] of spots.entries()) buttons[at]!.classList.toggle(name, ids.includes(id));
  };
  // Highlights the numbers a bet covers, so that it is clear what chips between cells mean.
  const light = (spot: FaceSpot | null) => toggle('covered', spot?.covers ?? []);
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
    mark: (outcome) => toggle('fell', outcome === null ? [] : face.fallen(outcome)),
    lock(next) {
      locked = next;
      cloth.setAttribute('aria-disabled', String(next));
    },
  };
}
