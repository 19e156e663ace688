import { returnOf, type Spot } from '../../../engines/roulette/bets';
import { colourOf } from '../../../engines/roulette/wheel';
import { type Language, type TextKey } from '../../../texts/language';

const OWN: Readonly<Record<string, TextKey>> = {
  'dozen-1': 'bet.dozen1',
  'dozen-2': 'bet.dozen2',
  'dozen-3': 'bet.dozen3',
  red: 'colour.red',
  black: 'colour.black',
  even: 'bet.oneEven',
  odd: 'bet.oneOdd',
  low: 'bet.oneLow',
  high: 'bet.oneHigh',
};

/** The text in a cell of the layout. */
export function cellText({ id, kind, pockets }: Spot, { say }: Language): string {
  if (kind === 'straight') return String(pockets[0]);
  if (kind === 'column') return say('bet.columnSign');
  return OWN[id] ? say(OWN[id]) : '';
}

/** A bet in words: "Split 17, 20", "17 black", "1st 12". */
export function betName({ id, kind, pockets }: Spot, { say }: Language): string {
  if (OWN[id]) return say(OWN[id]);
  const [pocket = 0] = pockets;
  if (kind === 'straight') return say('table.fell', { pocket, colour: say(`colour.${colourOf(pocket)}`) });
  const numbers = kind === 'column' ? (id.at(-1) ?? '') : pockets.join(', ');
  return say('bet.onNumbers', { bet: say(`bet.${kind as 'split'}`), numbers });
}

/**
 * What the button of a bet is called. It holds what its cell shows, because people say what they see: "2:1, Column 1,
 * pays 2 to 1". `laid` is the amount on it, a decimal string; null for none.
 */
export function betLabel(spot: Spot, laid: string | null, language: Language): string {
  const { say, amount } = language;
  const [name, seen] = [betName(spot, language), cellText(spot, language)];
  const bet = name.includes(seen) ? name : say('bet.seen', { seen, bet: name });
  const values = { bet, odds: returnOf(spot) - 1 };
  return laid === null ? say('table.spot', values) : say('table.spotLaid', { ...values, amount: amount(laid) });
}
