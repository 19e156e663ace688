/** The sign of an amount, a decimal string; '0' also for one that is not a number. */
export function signOf(amount: string): '+' | '-' | '0' {
  const value = Number(amount);
  if (value > 0) return '+';
  return value < 0 ? '-' : '0';
}
