import { type GameSummaryWire } from '@/contract/wire';
import { type SlotModel } from '../engines/slots/model';

/** A feature as named in the contract. */
export type GameFeature = GameSummaryWire['features'][number];

const STACK = /(.)\1\1/;

/** The features of a model: how it pays first, then its extras. */
export function featuresOf(model: SlotModel): readonly GameFeature[] {
  const { lines, strips, scatters, anywhere, bothWays, expandingWilds, wildMultiplier, luck, respin, hold } = model;
  const pays = anywhere ? 'scatter-pays' : lines ? 'lines' : 'ways';
  const multiplied = (scatters ?? respin)?.multiplier ?? 1;
  const has: readonly [GameFeature, boolean][] = [
    [pays, true],
    ['both-ways', bothWays === true],
    ['stacked', strips.some((strip) => STACK.test(strip))],
    ['wild', strips.join('').includes('W')],
    ['expanding-wild', expandingWilds === true],
    ['multiplier-wild', wildMultiplier !== undefined],
    ['free-spins', scatters !== null],
    ['respin', respin !== undefined],
    ['hold-and-spin', hold !== undefined],
    ['multiplier', multiplied > 1],
    ['rising-multiplier', scatters?.risingTo !== undefined],
    ['random-multiplier', luck !== undefined],
  ];
  return has.flatMap(([feature, present]) => (present ? [feature] : []));
}
