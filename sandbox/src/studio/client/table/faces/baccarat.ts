import { formatNumber } from '@/domain/format/number';
import { BETS } from '../../../engines/baccarat/bets';
import { dealOf, type Result } from '../../../engines/baccarat/deal';
import { oddsOf } from '../../../engines/baccarat/odds';
import { type Language } from '../../../texts/language';
import { type Face } from './face';
import { createHands } from './hands';

const COLOURS: Readonly<Record<Result, string>> = { player: 'blue', tie: 'green', banker: 'red' };

const ODDS = { maximumFractionDigits: 2 };

/** Baccarat: two hands of cards, and three large cells. */
export function baccaratFace(language: Language): Face {
  const { say, locale, amount } = language;
  const name = (bet: Result) => say(`baccarat.${bet}`);
  const odds = (bet: Result) => say('baccarat.odds', { odds: formatNumber(locale, String(oddsOf(bet)), ODDS) });
  return {
    spots: BETS.map((bet, x) => ({
      id: bet,
      kind: bet,
      place: { x, y: 0, width: 1, height: 1 },
      colour: COLOURS[bet],
      words: [name(bet), odds(bet)],
      covers: [],
    })),
    first: 'player',
    choice: null,
    betName: (id) => name(id as Result),
    betLabel(id, laid) {
      const bet = `${name(id as Result)} ${odds(id as Result)}`;
      return laid === null ? bet : say('baccarat.laid', { bet, amount: amount(laid) });
    },
    fallen: (outcome) => [dealOf(outcome).result],
    result(outcome) {
      const { result, points } = dealOf(outcome);
      const text = say(`baccarat.won.${result}`, points);
      return { colour: COLOURS[result], sign: say(`baccarat.sign.${result}`), text, told: `${text}.` };
    },
    picture: () => createHands(language),
  };
}
