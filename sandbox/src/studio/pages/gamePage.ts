import { type CatalogueGame } from '../catalogue/game';
import { type ClientFiles } from './clientFiles';
import { type Language } from '../texts/language';
import { documentOf } from './document';
import { html, type Html, NOTHING } from '../../http/html';
import { signButton } from './signButton';

/** What a kind of game adds to its page. */
export type GameParts = {
  script: string;
  icon: string;
  /** Texts of the script, see `forScript`. */
  spoken: string;
  /** The name as a picture, for frames with room for it. */
  wordmark?: Html;
  /** Header buttons besides the rules button. */
  signs?: Html;
  board: Html;
  controls: Html;
  rules: Html;
  /** Dialogs besides the rules dialog. */
  dialogs?: Html;
};

/**
 * A game's page with everything around the game: background, header, notice, rules. `siteOrigins` lists the origins
 * that the script may exchange messages with.
 */
export function gamePage(
  files: ClientFiles,
  game: CatalogueGame,
  siteOrigins: readonly string[],
  { say, locale, ...rest }: Language,
  { script, icon, spoken, wordmark = NOTHING, signs = NOTHING, board, controls, rules, dialogs = NOTHING }: GameParts,
): string {
  return documentOf(
    files,
    { say, locale, ...rest },
    {
      title: game.name,
      head: html`<link rel="icon" type="image/svg+xml" href="${icon}" />
        <script type="module" src="${files.address(script)}"></script>`,
      body: html`<body data-game="${game.id}" data-site-origins="${siteOrigins.join(' ')}" data-language="${spoken}">
        <div id="stage" class="stage" data-kind="${game.kind}" data-phase="loading">
          <img class="scene" src="/art/${game.id}/scene.svg" alt="" />
          <div class="head">
            <h1>${game.name}</h1>
            <span class="badge" id="badge" title="${say('demo.note')}" hidden>${say('demo.badge')}</span>
            ${wordmark} ${signs}
            ${signButton(say, 'open-rules', 'rules.open', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16v-5M12 8h.01')}
          </div>
          ${board} ${controls}
          <div id="notice" class="notice" role="alert" hidden>
            <p id="notice-text"></p>
            <button type="button" id="notice-action" hidden></button>
          </div>
          <p id="live" class="unseen" aria-live="polite"></p>
          <noscript
            ><p class="notice">
              ${say('page.noscript')} <a href="/rules/${game.id}?locale=${locale.code}">${say('rules.open')}</a>
            </p></noscript
          >
        </div>
        <dialog id="rules" class="dialog" aria-labelledby="rules-title">
          <header>
            <h2 id="rules-title">${say('rules.open')}</h2>
            ${signButton(say, 'close-rules', 'rules.close', 'M6 6l12 12M18 6 6 18')}
          </header>
          <article class="rules">${rules}</article>
        </dialog>
        ${dialogs}
      </body>`,
    },
  );
}
