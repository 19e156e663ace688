import { useEffect, useState } from 'react';

/** Milliseconds for which a success is told. */
const TOLD_MS = 4_000;

/**
 * Copies a text to the clipboard. `copied` is the result of the last press: null before it and some seconds after a
 * success; 'failed' (permission refused, or no clipboard) stays, since the text must then be selected by hand.
 */
export function useCopy(text: string): { copied: 'copied' | 'failed' | null; copy: () => void } {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return { copied, copy: () => void copy() };
}
