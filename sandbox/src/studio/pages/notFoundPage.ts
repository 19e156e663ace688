import { type ClientFiles } from './clientFiles';
import { type Language } from '../texts/language';
import { documentOf } from './document';
import { html } from '../../http/html';

/** The page for addresses without a game. */
export const notFoundPage = (files: ClientFiles, language: Language): string =>
  documentOf(files, language, {
    title: language.say('page.notFound'),
    body: html`<body class="page">
      <main class="rules">
        <h1>${language.say('page.notFound')}</h1>
        <p>${language.say('page.notFoundText')}</p>
      </main>
    </body>`,
  });
