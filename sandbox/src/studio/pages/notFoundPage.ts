import { type ClientFiles } from '../clientFiles';
import { documentOf } from './document';
import { html } from './html';

/** What a browser sees at an address without a game. */
export const notFoundPage = (files: ClientFiles): string =>
  documentOf(files, {
    title: 'Game not found',
    body: html`<body class="page">
      <main class="rules">
        <h1>Game not found</h1>
        <p>The studio has no game at this address.</p>
      </main>
    </body>`,
  });
