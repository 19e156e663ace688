import { type Language } from '../../texts/language';
import { minor } from '../frame/amounts';
import { type Laid, sumOf, takeFrom } from './chips';
import { amountText, type Game } from './game';
import { type Face } from './faces/face';

export type LayingParts = {
  game: Game;
  language: Language;
  face: Pick<Face, 'betName'>;
  /** The value of the chosen chip, a decimal string. */
  chip(): string;
  /** Called after each change of the chips. */
  changed(): void;
  /** Tells screen readers, politely. */
  announce(text: string): void;
};

/** Chips on the cloth before they are staked; every change is told. */
export type Laying = {
  lay(spot: string): void;
  take(spot: string): void;
  undo(): void;
  clear(): void;
  again(): void;
};

export function createLaying({ game, language, face, chip, changed, announce }: LayingParts): Laying {
  const { say } = language;
  const text = (amount: bigint) => amountText(game, language, amount);

  const change = (next: Laid, before = '') => {
    if (next === game.laid) return;
    game.laid = next;
    changed();
    const sum = next.length > 0 ? say('table.laid', { stake: text(sumOf(next)) }) : say('table.noneLaid');
    announce(before ? `${before} ${sum}` : sum);
  };
  return {
    lay(spot) {
      const amount = minor(chip(), game.currency);
      const bet = face.betName(spot);
      change([...game.laid, { spot, amount }], say('table.laidOn', { amount: text(amount), bet }));
    },
    take: (spot) => change(takeFrom(game.laid, spot)),
    undo: () => change(game.laid.slice(0, -1)),
    clear: () => change([]),
    again: () => change(game.lastBets),
  };
}
