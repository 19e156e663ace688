import { spokenOf, texts } from '../texts/texts';
import { languageCode } from './language';

export { spokenOf };

/** Codes of the languages that the sandbox has texts in, English first. */
export const SPOKEN: readonly string[] = texts.codes;
/** One of them. */
export type Spoken = string;

/** The language of a call, from Accept-Language. */
export const spokenIn = (acceptLanguage: string | undefined): Spoken => spokenOf(languageCode(acceptLanguage));
