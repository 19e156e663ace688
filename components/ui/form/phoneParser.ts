import { useEffect, useState } from 'react';
import type { ParsePhone } from '@/domain/account/phone';

let loading: Promise<ParsePhone> | null = null;

async function load(): Promise<ParsePhone> {
  const { validatePhoneNumberLength } = await import('libphonenumber-js/min');
  return (code, number) => {
    const fault = validatePhoneNumberLength(`+${code}${number}`);
    // Between two possible lengths: with more digits it may become a number.
    return fault === 'INVALID_LENGTH' ? 'TOO_SHORT' : (fault ?? null);
  };
}

/** The parser of phone numbers with its tables, loaded once, by the first who asks; rejects when it cannot be loaded. */
export function loadPhoneParser(): Promise<ParsePhone> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The parser, loaded when the first field that needs it is `wanted`; null until then, and when it cannot be had. */
export function usePhoneParser(wanted = true): ParsePhone | null {
  const [parse, setParse] = useState<ParsePhone | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadPhoneParser().then(
      (loaded) => !gone && setParse(() => loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return parse;
}
