/** HTML that is safe to send: made by `html`, which escapes every interpolated text. */
export type Html = { readonly html: string };

type Part = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const textOf = (part: Part): string => {
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(textOf).join('');
};

/** A template that escapes its values, for elements and for attributes in double quotes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((sum, text, index) => sum + textOf(parts[index - 1] ?? '') + text),
});

export const NOTHING: Html = { html: '' };
