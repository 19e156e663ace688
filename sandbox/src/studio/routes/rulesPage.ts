import { type CatalogueGame } from '../catalogue/game';
import { type ClientFiles } from '../pages/clientFiles';
import { type Language } from '../texts/language';
import { documentOf } from '../pages/document';
import { html, type Html } from '../../http/html';
import { diceRules } from '../dice/rules';
import { tableRules } from '../table/rules';
import { rulesArticle } from '../pages/rulesArticle';

function articleOf(game: CatalogueGame, language: Language): Html {
  switch (game.kind) {
    case 'slot':
      return rulesArticle(game, language);
    case 'dice':
      return diceRules(game, language);
    case 'roulette':
    case 'baccarat':
      return tableRules(game, language);
  }
}

/** GET /rules/:game: the rules as a separate page that needs no session and no script. */
export function rulesPage(files: ClientFiles, game: CatalogueGame, language: Language): string {
  const title = language.say('rules.title', { game: game.name });
  return documentOf(files, language, {
    title,
    head: html`<link
      rel="icon"
      type="image/svg+xml"
      href="/art/${game.id}/${game.kind === 'slot' ? 'A' : 'scene'}.svg"
    />`,
    body: html`<body class="page">
      <main class="rules">
        <h1>${title}</h1>
        ${articleOf(game, language)}
      </main>
    </body>`,
  });
}
