import { useEffect, useState } from 'react';
import type { PhoneParser } from '@/domain/account/fields/phone';
import { isBlank } from '@/domain/account/fields/plainText';

let loading: Promise<PhoneParser> | null = null;

async function load(): Promise<PhoneParser> {
  const [library, { phoneParserOf }] = await Promise.all([
    import('libphonenumber-js/mobile'),
    import('@/domain/account/fields/phoneParser'),
  ]);
  return phoneParserOf(library);
}

/** The phone number parser with its metadata, loaded on first use; rejects on failure, and the next call retries. */
export function loadPhoneParser(): Promise<PhoneParser> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The values with a phone number as sent (E.164 without the calling code); as typed if the parser fails to load. */
export async function withReadPhone<V extends { phoneCode: string; phone: string }>(values: V): Promise<V> {
  if (isBlank(values.phone)) return values;
  const parser = await loadPhoneParser().catch(() => null);
  const { code, number } = parser?.read({ code: values.phoneCode, number: values.phone }) ?? {};
  return code && number ? { ...values, phoneCode: code, phone: number } : values;
}

/** The parser, loaded as soon as `wanted` is true; null until then and when loading fails. */
export function usePhoneParser(wanted = true): PhoneParser | null {
  const [parser, setParser] = useState<PhoneParser | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadPhoneParser().then(
      (loaded) => !gone && setParser(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return parser;
}
