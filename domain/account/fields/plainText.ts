import type { Complaint } from './complaint';

/** Maximum length of a name or address, in UTF-16 units (VAL-18, VAL-19). */
export const MAX_TEXT_LENGTH = 255;

/** Whether a text is missing, empty or only blanks. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** An optional text with a maximum length (VAL-19). */
export const checkLength = (text: string): Complaint | null =>
  text.trim().length > MAX_TEXT_LENGTH ? 'tooLong' : null;

/** A required text: a name, an address, a city (VAL-18, VAL-20). */
export const checkText = (text: string): Complaint | null => (isBlank(text) ? 'required' : checkLength(text));

/** A required choice, such as a country. */
export const checkChoice = (value: string): Complaint | null => (isBlank(value) ? 'required' : null);

/** A text as sent: trimmed, null if empty (VAL-27). */
export const orNull = (text: string): string | null => text.trim() || null;
