import { type ClientFiles } from '../clientFiles';
import { html, type Html } from './html';

export type PageParts = { title: string; head?: Html; body: Html };

/** A whole document of the studio with its style sheet. */
export const documentOf = (files: ClientFiles, { title, head = { html: '' }, body }: PageParts): string =>
  html`<!doctype html>
    <html lang="en">
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
