import { type RouletteGame } from '../catalogue/game';
import { type ClientFiles } from '../pages/clientFiles';
import { gamePage } from '../pages/gamePage';
import { html, type Html } from '../../http/html';
import { signButton } from '../pages/signButton';
import { type Language, type Say } from '../texts/language';
import { forScript } from '../texts/languages';
import { tableRules } from './rules';

/** The script draws wheel and layout; numbers run from left to right in every language. */
const board = (game: RouletteGame, say: Say): Html => html`
  <main class="board table" aria-label="${game.name}">
    <div class="wheel-side">
      <div class="clock">
        <p id="phase" class="phase">${say('state.loading')}</p>
        <p id="players" class="players"></p>
        <div class="time" aria-hidden="true"><span id="time"></span></div>
      </div>
      <svg id="wheel" class="wheel" viewBox="-200 -200 400 400" aria-hidden="true"></svg>
      <ol id="history" class="history" dir="ltr" aria-label="${say('table.history')}"></ol>
    </div>
    <div class="cloth-side">
      <div id="cloth" class="cloth" dir="ltr" role="group" aria-label="${say('table.cloth')}"></div>
      <div class="result">
        <p id="outcome" class="outcome"></p>
        <p id="details" class="details"></p>
      </div>
    </div>
  </main>
`;

const controls = (say: Say): Html => html`
  <section class="controls table-controls" aria-label="${say('table.controls')}">
    <p class="balance"><span>${say('balance.label')}</span> <b id="balance">–</b></p>
    <div id="chips" class="chips" role="radiogroup" aria-label="${say('table.chips')}" dir="ltr"></div>
    <div class="moves">
      ${signButton(say, 'undo', 'table.undo', 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6')}
      ${signButton(say, 'clear', 'table.clear', 'M5 7h14M10 11v6M14 11v6M7 7l1 12h8l1-12M9 7V4h6v3')}
      ${signButton(say, 'again', 'table.again', 'M20 11A8 8 0 1 0 18 17M20 5v6h-6')}
    </div>
    <button type="button" id="place" class="spin" aria-disabled="true">
      <span id="place-text">${say('table.place')}</span>
    </button>
  </section>
`;

/** GET /play/:game of the live table. */
export function tablePage(
  files: ClientFiles,
  game: RouletteGame,
  siteOrigins: readonly string[],
  language: Language,
): string {
  const { say } = language;
  return gamePage(files, game, siteOrigins, language, {
    script: 'table.js',
    icon: `/art/${game.id}/scene.svg`,
    spoken: forScript(language, 'table'),
    board: board(game, say),
    controls: controls(say),
    rules: tableRules(game, language),
  });
}
