import { html, type Html, NOTHING } from '../studio/pages/html';
import { type Controls } from './controls';
import { type Section, type Viewer } from './section';

/** What the page says about the form that was sent last. */
export type Notice = { text: string; isWrong: boolean };

const noticeBox = ({ text, isWrong }: Notice): Html =>
  isWrong ? html`<p class="notice wrong" role="alert">${text}</p>` : html`<p class="notice" role="status">${text}</p>`;

/** The whole page. */
export const panelPage = (
  sections: readonly Section[],
  controls: Controls,
  viewer: Viewer,
  notice: Notice | null,
): string =>
  html`<!doctype html>
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
          <p>For trying and testing. Nothing here belongs to the product, and a new start of the sandbox forgets it.</p>
          ${notice ? noticeBox(notice) : NOTHING}
          ${sections.map(
            (section) =>
              html`<section aria-labelledby="${section.name}">
                <h2 id="${section.name}">${section.title}</h2>
                ${section.draw(controls, viewer)}
              </section>`,
          )}
        </main>
      </body>
    </html>`.html;
