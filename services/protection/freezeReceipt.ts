import { bag, text } from '@/services/http/parse';
import type { StopReceipt } from './protection';
import { readTab, TAB_STORED, writeTab } from '@/services/browser/tabStorage';

/** Keeps the receipt of a freeze for the tab: nobody is signed in any more who could be shown it. Null takes it away. */
export const keepFreezeReceipt = (receipt: StopReceipt | null): void =>
  writeTab(TAB_STORED.freezeReceipt, receipt && JSON.stringify(receipt));

/** Reads a kept receipt; null for anything else. */
export function readFreezeReceipt(kept: string | null = readTab(TAB_STORED.freezeReceipt)): StopReceipt | null {
  if (kept === null) return null;
  try {
    const { reference, from, until } = bag(JSON.parse(kept));
    const [name, start] = [text(reference), text(from)];
    return name === null || start === null ? null : { reference: name, from: start, until: text(until) };
  } catch {
    return null;
  }
}
