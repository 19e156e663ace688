import { stamped, valueWithin } from './stamped';

/** What a visitor said to keeping things for marketing on the device (OP-107, decision 9). */
export const CONSENTS = ['granted', 'refused'] as const;
export type Consent = (typeof CONSENTS)[number];

/** After this the question is put again, whatever the answer was: half a year. */
export const CONSENT_LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/** The stored form of an answer given at an instant (milliseconds). */
export const storedConsent = (consent: Consent, now: number): string => stamped(consent, now);

/** The answer that stands in a stored text; null for none, for an old one, and for any other text. */
export function consentIn(text: string | null, now: number): Consent | null {
  const value = valueWithin(text, now, CONSENT_LIFE_MS);
  return CONSENTS.find((consent) => consent === value) ?? null;
}

/** Whether things may be kept and told: where the market asks for no consent, or the visitor gave it. */
export const mayTrack = (required: boolean, text: string | null, now: number): boolean =>
  !required || consentIn(text, now) === 'granted';
