import type fc from 'fast-check';
import { agree } from './agree';
import { type State } from './state';
import { type World } from './world';

export type Command = fc.AsyncCommand<State, World>;
/** An index into a list, taken modulo its length. */
export type Pick = number;

export const picked = <T>(list: readonly T[], pick: Pick): T => list[pick % list.length]!;
export const again = <T>(times: number, run: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, run));

/** A command that runs and then checks everything against the model. */
export function command(
  text: string,
  can: (state: State) => boolean,
  run: (state: State, world: World) => Promise<void>,
): Command {
  return {
    check: can,
    run: async (state, world) => {
      await run(state, world);
      await agree(state, world);
    },
    toString: () => text,
  };
}

/** Weighted towards the same player and the same item, so that commands interact. */
export const FEW = [0, 0, 0, 0, 1, 2, 5] as const;
export const TIMES = [1, 1, 1, 1, 2, 4] as const;
