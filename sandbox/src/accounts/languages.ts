import { languageCode } from '../backend/language';

/** The languages in which the sandbox speaks to players. */
export const SPOKEN = ['en', 'de', 'ar', 'th'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** The language to speak to who reads this one; English to all others. */
export const spokenOf = (code: string | null | undefined): Spoken => SPOKEN.find((one) => one === code) ?? 'en';

/** The language of a call, by Accept-Language. */
export const spokenIn = (acceptLanguage: string | undefined): Spoken => spokenOf(languageCode(acceptLanguage));
