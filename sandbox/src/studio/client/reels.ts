import { type CellWire, type SpinWire } from '../rounds/wire';
import { element } from './frame/elements';
import { pause } from './frame/pause';
import { cell, drop, fade, fill } from './strip';

/** Symbols that pass between two results, and visible symbols per reel. */
const FLYING = 9;
const ROWS = 3;

const LOOP_MS = 420;
const RISE_MS = 260;
const LAND_MS = 560;
/** Earliest stop of the first reel, and the delay of each further one. */
const FIRST_LANDING_MS = 820;
const STAGGER_MS = 230;
const REDRAW_MS = 450;

export type Grid = SpinWire['grid'];

export type Reels = {
  show(grid: Grid): void;
  /** Spins the reels until `land` or `halt`; one of them may be held. */
  start(held?: number): void;
  /**
   * Stops the reels at a grid, from left to right, with a timing that does not depend on the grid; resolves when all
   * have stopped.
   */
  land(grid: Grid, held?: number): Promise<void>;
  /** Redraws every cell except those that show this symbol. */
  redraw(grid: Grid, kept: string): Promise<void>;
  /** Returns to the grid shown before. */
  halt(): void;
  /** Marks the cells that paid: highlighted on a gain, plainly otherwise. */
  mark(wins: readonly Pick<SpinWire['wins'][number], 'cells'>[], gain: boolean): void;
  /** Frames exactly these cells as held. */
  hold(cells: readonly CellWire[]): void;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The five reels. */
export function createReels(game: string, symbols: readonly string[]): Reels {
  const strips = Array.from(element('reels').querySelectorAll<HTMLElement>('.strip'));
  let resting: Grid = [];
  let started = 0;

  const anySymbols = (count: number): string[] =>
    Array.from({ length: count }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? '');
  const draw = (strip: HTMLElement, column: readonly string[]) =>
    fill(
      strip,
      column.map((symbol) => cell(game, symbol)),
    );

  const spinUp = async (strip: HTMLElement, column: readonly string[]) => {
    draw(strip, [...anySymbols(FLYING), ...column]);
    await drop(strip, FLYING, 0, { duration: RISE_MS, easing: 'cubic-bezier(.6,-.1,.9,.7)' }).finished;
    const flying = anySymbols(FLYING);
    draw(strip, [...flying, ...flying.slice(0, ROWS)]);
    drop(strip, FLYING, 0, { duration: LOOP_MS, iterations: Infinity, easing: 'linear' });
  };

  const landOne = async (strip: HTMLElement, column: readonly string[], reel: number) => {
    const due = started + (FIRST_LANDING_MS + reel * STAGGER_MS) * (calm() ? 0.5 : 1);
    await pause(Math.max(reel * (calm() ? 0 : STAGGER_MS), due - performance.now()));
    if (calm()) {
      draw(strip, column);
      await fade(strip, 0, 1).finished;
      return;
    }
    draw(strip, [...column, ...anySymbols(FLYING)]);
    await drop(strip, FLYING - ROWS, 0, { duration: LAND_MS, easing: 'cubic-bezier(.15,.8,.25,1)' }).finished;
    draw(strip, column);
  };

  const place = (reel: number, row: number) => `${reel} ${row}`;
  const setOf = (cells: readonly CellWire[]) => new Set(cells.map(({ reel, row }) => place(reel, row)));
  const eachCell = (visit: (image: Element, at: string) => void) =>
    strips.forEach((strip, reel) => Array.from(strip.children).forEach((image, row) => visit(image, place(reel, row))));

  return {
    show(grid) {
      resting = grid;
      strips.forEach((strip, reel) => draw(strip, grid[reel] ?? []));
    },
    start(held) {
      started = performance.now();
      strips.forEach((strip, reel) => {
        if (reel === held) return;
        if (calm()) fade(strip, 1, 0.25);
        // Refilling a strip cancels its animation, which rejects; that is expected.
        else spinUp(strip, resting[reel] ?? []).catch(() => undefined);
      });
    },
    async land(grid, held) {
      resting = grid;
      await Promise.all(
        strips.flatMap((strip, reel) => (reel === held ? [] : [landOne(strip, grid[reel] ?? [], reel)])),
      );
    },
    async redraw(grid, kept) {
      const changing = strips.flatMap((strip, reel) =>
        Array.from(strip.children).flatMap((old, row) =>
          resting[reel]?.[row] === kept ? [] : [{ old, drawn: cell(game, grid[reel]?.[row] ?? '') }],
        ),
      );
      resting = grid;
      const timing = { duration: REDRAW_MS, fill: 'both', easing: 'ease-in-out' } as const;
      await Promise.all(changing.map(({ old }) => old.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished));
      for (const { old, drawn } of changing) old.replaceWith(drawn);
      await Promise.all(changing.map(({ drawn }) => drawn.animate([{ opacity: 0 }, { opacity: 1 }], timing).finished));
    },
    halt() {
      strips.forEach((strip, reel) => draw(strip, resting[reel] ?? []));
    },
    mark(wins, gain) {
      const paid = wins.flatMap(({ cells }) => cells);
      const mine = setOf(paid);
      eachCell((image, at) => {
        image.classList.toggle('paid', mine.has(at));
        image.classList.toggle('lit', gain && mine.has(at));
        image.classList.toggle('dim', gain && paid.length > 0 && !mine.has(at));
      });
    },
    hold(cells) {
      const mine = setOf(cells);
      eachCell((image, at) => image.classList.toggle('held', mine.has(at)));
    },
  };
}
