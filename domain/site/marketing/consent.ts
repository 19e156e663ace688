import { stamped, valueWithin } from './stamped';

/** Answers to the marketing storage consent (OP-107, decision 9). */
export const CONSENTS = ['granted', 'refused'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Half a year, after which consent is requested again, whatever the answer was. */
export const CONSENT_LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/** Serialises an answer with its timestamp in milliseconds. */
export const storedConsent = (consent: Consent, now: number): string => stamped(consent, now);

/** The stored answer; null if missing, expired or invalid. */
export function consentIn(text: string | null, now: number): Consent | null {
  const value = valueWithin(text, now, CONSENT_LIFE_MS);
  return CONSENTS.find((consent) => consent === value) ?? null;
}

/** Whether tracking and marketing storage are allowed: no consent is required, or it was granted. */
export const mayTrack = (required: boolean, text: string | null, now: number): boolean =>
  !required || consentIn(text, now) === 'granted';
