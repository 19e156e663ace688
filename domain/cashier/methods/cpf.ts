const DIGITS = 11;

/** Removes dots, dashes and blanks. */
export const cpfDigits = (typed: string): string => typed.replace(/[.\-\s]/g, '');

/** Check digit of the digits before it: weights descend to 2, a remainder of ten counts as zero. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (digits.length + 1 - place), 0);
  return ((sum * 10) % 11) % 10;
}

/**
 * Whether a text is a CPF, the Brazilian taxpayer number: eleven digits, the last two are check digits. Eleven equal
 * digits pass the check but are never issued (PAY-18, OP-080).
 */
export function isCpf(typed: string): boolean {
  const digits = cpfDigits(typed);
  if (digits.length !== DIGITS || !/^\d+$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return (
    Number(digits[DIGITS - 2]) === checkDigit(digits.slice(0, DIGITS - 2)) &&
    Number(digits[DIGITS - 1]) === checkDigit(digits.slice(0, DIGITS - 1))
  );
}

/** Formats a complete or partial number: "52998224725" → 529.982.247-25. */
export const writtenCpf = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, DIGITS)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3})\.(\d{3})(\d)/, '$1.$2.$3')
    .replace(/\.(\d{3})(\d)/, '.$1-$2');
