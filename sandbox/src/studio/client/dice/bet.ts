import { formatPercent } from '@/domain/format/number';
import { edgeOf, LADDER, NUMBERS, type Rung, type Side } from '../../engines/dice/ladder';
import { rollText } from '../../engines/dice/roll';
import { times } from '../../pages/figures';
import { type Language } from '../../texts/language';
import { decimal, minor } from '../frame/amounts';
import { element, write } from '../frame/elements';

export type Bet = { rung: Rung; side: Side };

export type BetChoice = {
  value(): Bet;
  /** The bet cannot be changed while a roll is in progress. */
  lock(locked: boolean): void;
  /** Shows the return of a win at this stake. */
  show(stake: string): void;
};

const nearest = (numbers: number): number =>
  LADDER.reduce(
    (best, rung, at) => (Math.abs(rung.numbers - numbers) < Math.abs(LADDER[best]!.numbers - numbers) ? at : best),
    0,
  );

const BACK = new Set(['ArrowLeft', 'ArrowDown', 'PageDown']);
const ON = new Set(['ArrowRight', 'ArrowUp', 'PageUp']);

/** The bet: an edge on the number line, snapped to the steps of the ladder, and the winning side. */
export function createBetChoice(
  language: Language,
  currency: string,
  first: Bet,
  changed: (bet: Bet) => void,
): BetChoice {
  const { locale, say, amount } = language;
  const edge = element<HTMLInputElement>('edge');
  const sides = Array.from(document.querySelectorAll<HTMLInputElement>('input[name="side"]'));
  const line = element<HTMLElement>('edge').closest<HTMLElement>('.line')!;
  let rung = LADDER.indexOf(first.rung);
  let { side } = first;
  let staked = '';

  const value = (): Bet => ({ rung: LADDER[rung]!, side });

  const show = (stake: string) => {
    staked = stake;
    const bet = value();
    const at = edgeOf(bet.rung, side);
    const pays = times(language, bet.rung.tenths / 10);
    const chance = formatPercent(locale, bet.rung.numbers / (NUMBERS / 100), 2);
    edge.value = String(at);
    edge.setAttribute('aria-valuetext', say('dice.edgeValue', { edge: rollText(at), pays, chance }));
    line.dataset.side = side;
    line.style.setProperty('--edge', `${(at / NUMBERS) * 100}%`);
    write(element('under'), rollText(edgeOf(bet.rung, 'under')));
    write(element('over'), rollText(edgeOf(bet.rung, 'over')));
    write(element('pays'), pays);
    write(element('chance'), chance);
    const back = (minor(stake, currency) * BigInt(bet.rung.tenths)) / 10n;
    write(element('return'), amount(decimal(back, currency)));
  };

  const choose = (next: number, nextSide = side) => {
    rung = Math.min(LADDER.length - 1, Math.max(0, next));
    side = nextSide;
    show(staked);
    changed(value());
  };

  edge.addEventListener('input', () => {
    const at = Number(edge.value);
    choose(nearest(side === 'under' ? at : NUMBERS - at));
  });
  edge.addEventListener('keydown', (event) => {
    if (!BACK.has(event.key) && !ON.has(event.key)) return;
    event.preventDefault();
    // The ladder starts with the likeliest bet, whose edge is the highest for the side "under".
    const step = event.key.startsWith('Page') ? 5 : 1;
    const up = ON.has(event.key) === (side === 'over');
    if (!edge.disabled) choose(rung + (up ? step : -step));
  });
  for (const radio of sides) {
    radio.checked = radio.value === side;
    radio.addEventListener('change', () => choose(rung, radio.value as Side));
  }

  return {
    value,
    show,
    lock(locked) {
      edge.disabled = locked;
      for (const radio of sides) radio.disabled = locked;
    },
  };
}
