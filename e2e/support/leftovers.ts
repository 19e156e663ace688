import type { Page } from '@playwright/test';
import { keyInWords, type Texts } from '@/domain/texts/texts';
import english from '@/locales-fallback/en.json';

/** A text with its location: its element, or the attribute that holds it. */
type Said = { text: string; at: string };

/** Everything a visitor sees or hears on a page, except what is marked as another language. */
const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const [here = ''] = document.documentElement.lang.split('-');
    const ours = (element: Element) => {
      const marked = element.closest('[lang]');
      return !marked || marked.getAttribute('lang')?.split('-')[0] === here;
    };
    const found: { text: string; at: string }[] = [];
    const note = (text: string | null | undefined, at: string) => {
      const words = text?.replace(/\s+/g, ' ').trim();
      if (words) found.push({ text: words, at });
    };
    note(document.title.split(' · ')[0], 'title');
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript') || !ours(element)) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) note(node.textContent, element.localName);
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        note(element.getAttribute(name), `${element.localName} ${name}`);
    }
    return found;
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a placeholder may stand for; a count must be a number, so that a game called "Ten games" does not match. */
const hole = (name: string) => (/^(count|number|pages?|year)$/.test(name) ? '[\\d.,]+' : '.+');

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) => (at % 2 ? hole(part) : escaped(part)))
      .join('')}$`,
  );

const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, ''));

/**
 * Texts of a page that are English although `texts`, the file of the page's language, translates them, and those that
 * are a raw key or a key split into words.
 */
export async function leftoversOn(page: Page, texts: Texts): Promise<string[]> {
  const otherwise = Object.entries(english).filter(([key, text]) => {
    const own = texts[key] ?? texts[key.replace(/_one$/, '_other')];
    return own !== undefined && own !== text && hasWords(text);
  });
  // The same word may be correct as another text of the language: "Casino", "Slots".
  const right = new Set(Object.values(texts));
  const patterns = otherwise
    .filter(([, text]) => !right.has(text))
    .map(([key, text]) => [key, patternOf(text)] as const);
  const keys = new Set(Object.keys(english));
  // A number is not a word, though a key may end with one: protection.period.0.
  const words = new Set([...keys].map(keyInWords).filter((word) => !right.has(word) && !/^\d+$/.test(word)));
  return (await saidOn(page)).flatMap(({ text, at }) => {
    if (keys.has(text)) return [`${at}: the key ${text}`];
    const [match] = patterns.find(([, pattern]) => pattern.test(text)) ?? [];
    if (match) return [`${at}: «${text}» is the English of ${match}`];
    return words.has(text) && at !== 'a' ? [`${at}: «${text}» is a key in words`] : [];
  });
}
