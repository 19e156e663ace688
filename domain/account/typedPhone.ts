/** A number as typed, filled in or pasted: its digits, and the code it names itself, if it is one of these. */
export type TypedPhone = { readonly code: string | null; readonly number: string };

/** What people write between the digits of a number. */
const BETWEEN = /[\s()./-]/g;

/**
 * "+49 (171) 123-45" → code 49, number 17112345; "0171 123" → number 0171123. Anything else than digits stays, so that
 * nothing typed vanishes and the rules can say what is wrong.
 */
export function readTypedPhone(text: string, codes: readonly string[]): TypedPhone {
  const plain = text.replace(BETWEEN, '');
  const digits = /^(?:\+|00)(\d+)$/.exec(plain)?.[1];
  const code = digits
    ? codes.filter((each) => digits.startsWith(each)).sort((one, other) => other.length - one.length)[0]
    : undefined;
  return digits && code ? { code, number: digits.slice(code.length) } : { code: null, number: plain };
}
