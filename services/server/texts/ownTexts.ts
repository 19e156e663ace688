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

/** The built-in text files by code: those of the registry's languages that there are. */
export const OWN_TEXTS: Readonly<Record<string, Texts>> = Object.fromEntries(
  LOCALES.flatMap(({ code }) => {
    const texts = fileOf(code);
    return texts ? [[code, texts]] : [];
  }),
);
