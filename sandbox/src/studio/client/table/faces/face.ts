import { type TableState } from '../../../table/wire';
import { type Place } from './layout';

/** A bet as the cloth shows it. */
export type FaceSpot = {
  id: string;
  kind: string;
  place: Place;
  colour?: string | undefined;
  /** What its cell says, part by part. */
  words: readonly string[];
  /** A word that stands in for its colour. */
  hidden?: string | undefined;
  /** The cells lit while the bet is pointed at. */
  covers: readonly string[];
};

/** An outcome in words: `sign` in the list of results, `told` to screen readers when it comes. */
export type FaceResult = { colour: string; sign: string; text: string; told: string };

/** Draws a round: the wheel, the cards. */
export type Picture = {
  /** Shows the table's current state; `now` is the studio's clock, in milliseconds. */
  show(state: TableState, now: () => number): void;
};

type Listed = readonly { id: string; text: string }[];

/** Bets to be laid by name, because their places are small: their kinds, and those of a kind. */
export type Choice = { kinds: Listed; numbers(kind: string): Listed };

/** All that the page of one kind of table shows differently from another. */
export type Face = {
  spots: readonly FaceSpot[];
  /** The bet that the keyboard comes to first. */
  first: string;
  /** Null where every bet has a large cell. */
  choice: Choice | null;
  betName(spot: string): string;
  /** What the button of a bet is called; `laid` is the amount on it, a decimal string; null for none. */
  betLabel(spot: string, laid: string | null): string;
  /** The cells that an outcome marks. */
  fallen(outcome: string): readonly string[];
  result(outcome: string): FaceResult;
  picture(): Picture;
};
