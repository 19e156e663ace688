import { bag, text } from '@/services/http/parse';
import { told } from '@/services/http/told';
import type { StopReceipt } from './protection';
import { readStored, TAB_STORED, writeStored } from '@/services/browser/storage';

/** Keeps the receipt of a freeze in the tab, since the session has ended. Null removes it. */
export const keepFreezeReceipt = (receipt: StopReceipt | null): void =>
  writeStored(TAB_STORED.freezeReceipt, receipt && JSON.stringify(receipt));

/** Reads the stored receipt; null when missing or invalid. */
export function readFreezeReceipt(kept: string | null = readStored(TAB_STORED.freezeReceipt)): StopReceipt | null {
  if (kept === null) return null;
  try {
    const { reference, from, until } = bag(JSON.parse(kept));
    const [name, start] = [text(reference), text(from)];
    return name === null || start === null ? null : { reference: name, from: start, until: told(until, text) };
  } catch {
    return null;
  }
}
