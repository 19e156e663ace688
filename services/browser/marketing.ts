import { dropCookie } from './cookie';
import { readStored, STORED, watchStored, writeStored } from './storage';

const PARAMETERS = [STORED.affiliate, STORED.cpnc, STORED.mkt, STORED.firstUrl] as const;

function forget(): void {
  for (const name of PARAMETERS) if (readStored(name) !== null) writeStored(name, null);
}

/** Removes all marketing parameters, and each that is stored later; returns a function that ends it. */
export function forgetMarketing(): () => void {
  forget();
  dropCookie(STORED.affiliate);
  return watchStored(forget);
}
