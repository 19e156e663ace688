import { useCallback, useRef, useState } from 'react';
import type { GameSummary } from '@/domain/game/game';

/** Gets a chunk of the list, from 1; rejects when it does not come. */
export type LoadChunk = (chunk: number) => Promise<readonly GameSummary[]>;

type Chunks = Readonly<Record<number, readonly GameSummary[] | 'failed'>>;

/** The chunks of an endless list: each is asked for once, one that failed when it is asked for again. */
export function useChunks(load: LoadChunk) {
  const [chunks, setChunks] = useState<Chunks>({});
  const asked = useRef(new Set<number>());

  const want = useCallback(
    (wanted: readonly number[]) => {
      for (const chunk of wanted) {
        if (asked.current.has(chunk)) continue;
        asked.current.add(chunk);
        const keep = (got: Chunks[number]) => setChunks((old) => ({ ...old, [chunk]: got }));
        load(chunk).then(keep, () => keep('failed'));
      }
    },
    [load],
  );
  const retry = useCallback(
    (chunk: number) => {
      asked.current.delete(chunk);
      setChunks(({ [chunk]: _failed, ...rest }) => rest);
      want([chunk]);
    },
    [want],
  );
  return { chunks, want, retry };
}
