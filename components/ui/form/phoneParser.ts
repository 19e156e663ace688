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

/** The parser of phone numbers with its tables, loaded once, by the first who asks; rejects when it cannot be loaded. */
export function loadPhoneParser(): Promise<PhoneParser> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The values of a form with its phone number in the form that is sent (E.164 without its code); as typed without a parser. */
export async function withReadPhone<V extends { phoneCode: string; phone: string }>(values: V): Promise<V> {
  if (isBlank(values.phone)) return values;
  const parser = await loadPhoneParser().catch(() => null);
  const { code, number } = parser?.read({ code: values.phoneCode, number: values.phone }) ?? {};
  return code && number ? { ...values, phoneCode: code, phone: number } : values;
}

/** The parser, loaded when the first field that needs it is `wanted`; null until then, and when it cannot be had. */
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
