import { languageCode } from './language';

/** Languages of the sandbox's texts for players. */
export const SPOKEN = ['en', 'de', 'ar', 'th'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** The supported language for a language code; English for all others. */
export const spokenOf = (code: string | null | undefined): Spoken => SPOKEN.find((one) => one === code) ?? 'en';

/** The language of a call, from Accept-Language. */
export const spokenIn = (acceptLanguage: string | undefined): Spoken => spokenOf(languageCode(acceptLanguage));
