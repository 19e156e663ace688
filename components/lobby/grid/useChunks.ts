import { useCallback, useRef, useState } from 'react';
import type { Chunk } from '@/domain/lobby/endless';
import type { GameSummary } from '@/domain/game/game';
import type { GamesPage } from '@/services/lobby/games';

/** Loads a chunk of the list, with the number of games in the whole list by now; rejects on failure. */
export type LoadChunk = (chunk: Chunk) => Promise<GamesPage>;

/** What has come of the list, by start position. */
export type Chunks = Readonly<Record<number, GamesPage | 'failed'>>;

/** The games of a chunk; undefined until they have come. */
export function gamesOf(chunks: Chunks, start: number): readonly GameSummary[] | undefined {
  const chunk = chunks[start];
  return chunk === 'failed' ? undefined : chunk?.games;
}

/** The chunks of an endless list, by start position. Each is requested once; a failed one again only by `retry`. */
export function useChunks(load: LoadChunk) {
  const [chunks, setChunks] = useState<Chunks>({});
  const asked = useRef(new Map<number, Chunk>());

  const want = useCallback(
    (wanted: readonly Chunk[]) => {
      for (const chunk of wanted) {
        const { start } = chunk;
        if (asked.current.has(start)) continue;
        asked.current.set(start, chunk);
        const keep = (got: Chunks[number]) => setChunks((old) => ({ ...old, [start]: got }));
        load(chunk).then(keep, () => keep('failed'));
      }
    },
    [load],
  );
  const retry = useCallback(
    (start: number) => {
      const chunk = asked.current.get(start);
      asked.current.delete(start);
      setChunks(({ [start]: _failed, ...rest }) => rest);
      if (chunk) want([chunk]);
    },
    [want],
  );
  return { chunks, want, retry };
}
