import { type Draft, EMBLEMS, HERO_LANGUAGES } from './draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Whether a value has the shape of a draft; whether it is a good one, `draftFaults` says. */
export function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value.theme) || !isRecord(value.brand)) return false;
  const { theme, brand } = value;
  const emblems: readonly unknown[] = EMBLEMS;
  return (
    (value.start === undefined || isText(value.start)) &&
    [theme.name, theme.label, theme.mode, theme.scene, brand.name].every(isText) &&
    isRecord(theme.fonts) &&
    isRecord(theme.tokens) &&
    Object.values(theme.tokens).every(isText) &&
    emblems.includes(brand.emblem) &&
    isRecord(brand.hero) &&
    HERO_LANGUAGES.every((language) => {
      const words = (brand.hero as Record<string, unknown>)[language];
      return Array.isArray(words) && words.length === 2 && words.every(isText);
    }) &&
    [brand.heroGames, brand.social, brand.payment, brand.studios].every(isList)
  );
}
