import { useEffect, useRef, useState } from 'react';
import { type Draft, type DraftFault } from '../rules/draft';
import { type Worn } from '../server/studio';
import { ask } from './ask';

/** Changes come in a row while a color is dragged. */
const SETTLE_MS = 120;

/** What the server says of the present draft. */
export type Said = { version: number; faults: readonly DraftFault[]; logo: string | null; problem: string | null };

/** The draft, sent to the server soon after each change; only the answer to the latest counts. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [said, setSaid] = useState<Said>({ version: 0, faults: [], logo: null, problem: null });
  const latest = useRef(0);
  useEffect(() => {
    const own = ++latest.current;
    const timer = setTimeout(() => {
      ask<Worn>('/draft', draft).then(
        (worn) => own === latest.current && setSaid({ ...worn, problem: null }),
        (error: Error) => own === latest.current && setSaid((before) => ({ ...before, problem: error.message })),
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const change = (next: Draft) => {
    setPast((before) => [...before.slice(-199), draft]);
    setDraft(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setDraft(before);
  };
  return { draft, said, change, undo, canUndo: past.length > 0 };
}
