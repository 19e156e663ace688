/**
 * The value of a digit in any script. Unicode lists a script's ten digits in order from zero, some scripts back to
 * back.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Text with the digits of any script as Latin ones, without spaces around it. */
export const latinDigits = (text: string): string =>
  text.trim().replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
