import { type GameWire, type SpinWire } from '../rounds/wire';
import { type Language } from '../texts/language';
import { element, write } from './frame/elements';
import { pause } from './frame/pause';
import { markedWins, winsText } from './outcome';
import { drawPaths } from './paths';
import { createReels, type Grid, type Reels } from './reels';
import { writeGrid } from './textGrid';

/** Delay between the reels' stop and expanding wilds. */
const EXPAND_MS = 300;

export type SpinShow = {
  reels: Reels;
  /** Shows a grid at rest. */
  rest(grid: Grid): void;
  /** Takes marks, paths and words of the last spin away. */
  clear(): void;
  /** Marks what a spin won, highlighted on a gain. */
  result(spin: SpinWire, gain: boolean, currency: string): void;
  /** Stops the reels at a spin's result; wilds expand once all reels have stopped. */
  land(spin: SpinWire, held?: number): Promise<void>;
  /** Plays an unpaid spin in the manner of the game's bonus. */
  playUnpaid(spin: SpinWire): Promise<void>;
  /** Frames the cells that stay in place while the others are redrawn. */
  hold(spin: SpinWire): void;
};

/** How one spin is shown: on the reels, and as a text for those who do not see them. */
export function createSpinShow(game: GameWire, language: Language): SpinShow {
  const names = new Map<string, string>(game.symbols.map(({ id, name }) => [id, name]));
  const symbolName = (id: string) => names.get(id) ?? '';
  const reels: Reels = createReels(game.id, [...names.keys()]);
  const { bonus } = game;

  const rest = (grid: Grid) => {
    reels.show(grid);
    writeGrid(grid, symbolName);
  };
  const clear = () => {
    reels.mark([], false);
    drawPaths([]);
    write(element('details'), '');
    element('stage').dataset.result = '';
  };
  const result = (spin: SpinWire, gain: boolean, currency: string) => {
    const marked = markedWins(spin.wins, gain, element('stage').dataset.losses !== 'plain');
    reels.mark(marked, gain);
    drawPaths(marked);
    write(element('details'), winsText(spin, symbolName, currency, language));
  };
  const land = async ({ landed, grid }: SpinWire, held?: number) => {
    await reels.land(landed ?? grid, held);
    if (landed) {
      await pause(EXPAND_MS);
      reels.show(grid);
    }
    writeGrid(grid, symbolName);
  };

  const playUnpaid = async (spin: SpinWire) => {
    if (bonus?.kind === 'hold') {
      await reels.redraw(spin.grid, bonus.symbol);
      writeGrid(spin.grid, symbolName);
      return;
    }
    const held = bonus?.kind === 'respins' ? bonus.heldReel : undefined;
    reels.start(held);
    await land(spin, held);
  };

  const hold = ({ grid }: SpinWire) => {
    if (!bonus || bonus.kind === 'free-spins') return;
    const { kind } = bonus;
    const isHeld = (symbol: string, reel: number) =>
      kind === 'hold' ? symbol === bonus.symbol : reel === bonus.heldReel;
    reels.hold(
      grid.flatMap((column, reel) => column.flatMap((symbol, row) => (isHeld(symbol, reel) ? [{ reel, row }] : []))),
    );
  };

  return { reels, rest, clear, result, land, playUnpaid, hold };
}
