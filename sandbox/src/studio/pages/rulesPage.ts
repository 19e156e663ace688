import { type CatalogueGame } from '../../catalogue/game';
import { type ClientFiles } from '../clientFiles';
import { type Language } from '../texts/language';
import { documentOf } from './document';
import { html } from './html';
import { rulesArticle } from './rulesArticle';

/** GET /rules/:game: the rules as a page of their own, readable without a session and without a script. */
export function rulesPage(files: ClientFiles, game: CatalogueGame, language: Language): string {
  const title = language.say('rules.title', { game: game.name });
  return documentOf(files, language, {
    title,
    head: html`<link rel="icon" type="image/svg+xml" href="/art/${game.id}/A.svg" />`,
    body: html`<body class="page">
      <main class="rules">
        <h1>${title}</h1>
        ${rulesArticle(game, language)}
      </main>
    </body>`,
  });
}
