import { spokenOf, texts } from '../../texts/texts';

/** A list's name in a language; `name` for a list without texts. */
export function categoryName(id: string, locale: string | undefined, name: string): string {
  const key = `category.${id}`;
  return texts.has('casino', key) ? texts.madeKeyIn(spokenOf(locale), 'casino', key) : name;
}
