import { siteEnv } from '@/config/env';
import { ENGLISH } from '@/config/locale';
import { LOCALES } from '@/config/locales';
import type { Texts } from '@/domain/texts/texts';

/** The file of a language; undefined where there is none. A template, so that the bundle has whatever files there are. */
function fileOf(code: string): Texts | undefined {
  try {
    // Read at once, and only on the server.
    return require(`../../../locales-fallback/${code}.json`) as Texts;
  } catch {
    return undefined;
  }
}

const { ownLanguages } = siteEnv();
/** Whether the operator wants our texts in a language; English fills what others lack. */
const isWanted = (code: string) => !ownLanguages || code === ENGLISH.code || ownLanguages.includes(code);

/** The built-in text files by code: those of the registry's languages that there are and the operator wants. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = Object.fromEntries(
  LOCALES.filter(({ code }) => isWanted(code)).flatMap(({ code }) => {
    const texts = fileOf(code);
    return texts ? [[code, texts]] : [];
  }),
);
