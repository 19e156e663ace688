import type { Complaint } from './complaint';

/** Password rules (VAL-14, VAL-15): length limits in characters, and required character classes. */
export type PasswordRules = { min: number; max: number; special: boolean; digit: boolean; upper: boolean };

const DEFAULTS: PasswordRules = { min: 6, max: 255, special: false, digit: false, upper: false };

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** Only booleans count; "1" or "true" as text fall back to the default. */
const isOn = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);

/**
 * The rules in the setting formFieldsValidation under `password` (CONF-10, OP-047). Missing or invalid values use the
 * defaults; the minimum length never exceeds the maximum.
 */
export function passwordRules(formFieldsValidation: Readonly<Record<string, unknown>>): PasswordRules {
  const { password } = formFieldsValidation;
  const asked = (typeof password === 'object' && password !== null ? password : {}) as Record<string, unknown>;
  const max = isCount(asked.max) ? Math.min(asked.max, DEFAULTS.max) : DEFAULTS.max;
  return {
    min: Math.min(isCount(asked.min) ? asked.min : DEFAULTS.min, max),
    max,
    special: isOn(asked.special, DEFAULTS.special),
    digit: isOn(asked.digit, DEFAULTS.digit),
    upper: isOn(asked.upper, DEFAULTS.upper),
  };
}

/** Rules shown in the hint; `max` is only reported when exceeded. */
export type PasswordPart = 'min' | 'special' | 'digit' | 'upper';

const HOLDS: Readonly<Record<Exclude<PasswordPart, 'min'>, RegExp>> = {
  special: /[^\p{L}\p{M}\p{N}\s]/u,
  digit: /\p{Nd}/u,
  upper: /\p{Lu}/u,
};
const PARTS = ['special', 'digit', 'upper'] as const;

/** The active rules and whether each is met: the hint below the field (VAL-16, OP-047). */
export const passwordParts = (text: string, rules: PasswordRules): { part: PasswordPart; met: boolean }[] => [
  { part: 'min', met: text.length >= rules.min },
  ...PARTS.filter((part) => rules[part]).map((part) => ({ part, met: HOLDS[part].test(text) })),
];

export type PasswordComplaint = Extract<
  Complaint,
  'required' | `password${'Short' | 'Long' | 'Special' | 'Digit' | 'Upper'}`
>;

const COMPLAINTS: Readonly<Record<PasswordPart, PasswordComplaint>> = {
  min: 'passwordShort',
  special: 'passwordSpecial',
  digit: 'passwordDigit',
  upper: 'passwordUpper',
};

/** A new password (VAL-14, VAL-15). Blanks count as characters. */
export function checkPassword(text: string, rules: PasswordRules): PasswordComplaint | null {
  if (text === '') return 'required';
  if (text.length > rules.max) return 'passwordLong';
  const unmet = passwordParts(text, rules).find(({ met }) => !met);
  return unmet ? COMPLAINTS[unmet.part] : null;
}

/** The repeated password (VAL-17). */
export const checkRepeated = (text: string, password: string): Complaint | null =>
  text === '' ? 'required' : text === password ? null : 'passwordsDiffer';

/** The current password, required to change it (VAL-17). */
export const checkCurrent = (text: string): Complaint | null => (text === '' ? 'currentPassword' : null);
