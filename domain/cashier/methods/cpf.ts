const DIGITS = 11;

/** Without the points, dashes and blanks of its written form. */
export const cpfDigits = (typed: string): string => typed.replace(/[.\-\s]/g, '');

/** The check digit of the digits before it: weights fall to 2, and a remainder of ten counts as zero. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (digits.length + 1 - place), 0);
  return ((sum * 10) % 11) % 10;
}

/**
 * Whether a text is a CPF number, the Brazilian taxpayers' number: eleven digits, the last two of which check the others;
 * eleven equal digits pass that check and are given to nobody (PAY-18, OP-080).
 */
export function isCpf(typed: string): boolean {
  const digits = cpfDigits(typed);
  if (digits.length !== DIGITS || !/^\d+$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return (
    Number(digits[DIGITS - 2]) === checkDigit(digits.slice(0, DIGITS - 2)) &&
    Number(digits[DIGITS - 1]) === checkDigit(digits.slice(0, DIGITS - 1))
  );
}

/** "52998224725" as it is written: 529.982.247-25, as far as it has been typed. */
export const writtenCpf = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, DIGITS)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3})\.(\d{3})(\d)/, '$1.$2.$3')
    .replace(/\.(\d{3})(\d)/, '.$1-$2');
