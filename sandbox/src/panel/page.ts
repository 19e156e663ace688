import { html, type Html, NOTHING } from '../http/html';
import { type Controls } from './sections/controls';
import { type Section, type Viewer } from './sections/section';

/** The result of the last form, shown on the page. */
export type Notice = { text: string; isWrong: boolean };

const noticeBox = ({ text, isWrong }: Notice): Html =>
  isWrong ? html`<p class="notice wrong" role="alert">${text}</p>` : html`<p class="notice" role="status">${text}</p>`;

const sectionBox = ({ name, title }: Section, body: Html): Html =>
  html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    ${body}
  </section>`;

/** Renders the whole page. */
export async function panelPage(
  sections: readonly Section[],
  controls: Controls,
  viewer: Viewer,
  notice: Notice | null,
): Promise<string> {
  const bodies = await Promise.all(
    sections.map(async (section) => sectionBox(section, await section.draw(controls, viewer))),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Control panel · Baize sandbox</title>
        <link rel="stylesheet" href="/sandbox/panel.css" />
      </head>
      <body>
        <main>
          <h1>Control panel of the sandbox</h1>
          <p>
            For trying and testing. Nothing here belongs to the product. What is set here is forgotten at a new start;
            players, their messages and documents stay.
          </p>
          ${notice ? noticeBox(notice) : NOTHING} ${bodies}
        </main>
      </body>
    </html>`.html;
}
