const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React writes these five, and nothing else, as entities. */
const plain = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);

/** The texts of all elements of a name in a page's HTML, as a reader sees them, without the elements inside. */
export const textsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    plain(inner.replaceAll(/<[^>]*>/g, '')).trim(),
  );

/** The attributes of all elements of a name that hold `having` (such as `rel="canonical"`), by name. */
export const attributesOf = (html: string, name: string, having: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))]
    .filter(([tag]) => tag.includes(having))
    .map(([tag]) =>
      Object.fromEntries(
        [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
      ),
    );

/** The inside of the first element of a name, such as `main`; empty where there is none. */
export const insideOf = (html: string, name: string): string =>
  new RegExp(`<${name}(?:\\s[^>]*)?>(.*)</${name}>`, 's').exec(html)?.[1] ?? '';

/** Links in a page's HTML: where each leads, and what it says. */
export const linksIn = (html: string): { href: string; text: string }[] =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    text: plain(inner.replaceAll(/<[^>]*>/g, '')).trim(),
  }));
