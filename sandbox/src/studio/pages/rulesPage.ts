import { type CatalogueGame } from '../../catalogue/game';
import { type ClientFiles } from '../clientFiles';
import { documentOf } from './document';
import { html } from './html';
import { rulesArticle } from './rulesArticle';

/** GET /rules/:game: the rules as a page of their own, readable without a session and without a script. */
export const rulesPage = (files: ClientFiles, game: CatalogueGame): string =>
  documentOf(files, {
    title: `${game.name}: paytable and rules`,
    head: html`<link rel="icon" type="image/svg+xml" href="/art/${game.id}/A.svg" />`,
    body: html`<body class="page">
      <main class="rules">
        <h1>${game.name}: paytable and rules</h1>
        ${rulesArticle(game)}
      </main>
    </body>`,
  });
