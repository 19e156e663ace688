import { type ClientFiles } from './clientFiles';
import { type Language } from '../texts/language';
import { html, type Html } from '../../http/html';

export type PageParts = { title: string; head?: Html; body: Html };

/** A complete document of the studio in a language, with its style sheet. */
export const documentOf = (
  files: ClientFiles,
  { locale }: Language,
  { title, head = { html: '' }, body }: PageParts,
): string =>
  html`<!doctype html>
    <html lang="${locale.tag}" dir="${locale.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${files.address('studio.css')}" />
        ${head}
      </head>
      ${body}
    </html>`.html;
