import type { Complaint } from './complaint';

/** The longest name or address, in characters as the browser counts them (VAL-18, VAL-19). */
export const MAX_TEXT_LENGTH = 255;

/** Whether a person wrote nothing: no text, or blanks only. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** A text that may be missing but not be longer than a name or address can be (VAL-19). */
export const checkLength = (text: string): Complaint | null =>
  text.trim().length > MAX_TEXT_LENGTH ? 'tooLong' : null;

/** A text that must be there: a name, an address, a city (VAL-18, VAL-20). */
export const checkText = (text: string): Complaint | null => (isBlank(text) ? 'required' : checkLength(text));

/** A choice that must be made, such as a country. */
export const checkChoice = (value: string): Complaint | null => (isBlank(value) ? 'required' : null);

/** A text as it is sent: without blanks around it, and null for one that says nothing (VAL-27). */
export const orNull = (text: string): string | null => text.trim() || null;
