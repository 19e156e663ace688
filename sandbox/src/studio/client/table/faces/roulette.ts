import { type Spot, SPOTS } from '../../../engines/roulette/bets';
import { colourOf } from '../../../engines/roulette/wheel';
import { type Language } from '../../../texts/language';
import { placeOf } from './layout';
import { type Choice, type Face, type FaceSpot } from './face';
import { betLabel, betName, cellText } from './names';
import { createWheel } from './wheel';

const spots = [...SPOTS.values()];

/** The bets on numbers: on the cloth their places are small or lie between cells. Outside bets have large cells. */
export const CHOSEN_BY_NAME = ['split', 'corner', 'street', 'line', 'trio', 'first-four', 'straight'] as const;

const cellOf = (pocket: number | string): string => `straight-${pocket}`;

function spotOf(spot: Spot, language: Language): FaceSpot {
  const { id, kind, pockets } = spot;
  const base = { id, kind, place: placeOf(spot), words: [cellText(spot, language)], covers: pockets.map(cellOf) };
  if (kind === 'red' || kind === 'black') return { ...base, colour: kind };
  if (kind !== 'straight') return base;
  const colour = colourOf(pockets[0] ?? 0);
  return { ...base, colour, hidden: language.say(`colour.${colour}`) };
}

const choiceIn = (language: Language): Choice => ({
  kinds: CHOSEN_BY_NAME.map((kind) => ({ id: kind, text: language.say(`bet.${kind}`) })),
  numbers: (kind) =>
    spots
      .filter((spot) => spot.kind === kind)
      .map((spot) => ({
        id: spot.id,
        text: kind === 'straight' ? betName(spot, language) : spot.pockets.join(', '),
      })),
});

/** Roulette: a wheel, and a cloth with a place for every bet. */
export function rouletteFace(language: Language): Face {
  const { say } = language;
  return {
    spots: spots.map((spot) => spotOf(spot, language)),
    first: 'red',
    choice: choiceIn(language),
    betName: (id) => betName(SPOTS.get(id)!, language),
    betLabel: (id, laid) => betLabel(SPOTS.get(id)!, laid, language),
    fallen: (outcome) => [cellOf(outcome)],
    result(pocket) {
      const colour = colourOf(Number(pocket));
      const values = { pocket, colour: say(`colour.${colour}`) };
      return { colour, sign: pocket, text: say('table.fell', values), told: say('table.fellLive', values) };
    },
    picture: createWheel,
  };
}
