import { type TableGame } from '../catalogue/game';
import { type ClientFiles } from '../pages/clientFiles';
import { gamePage } from '../pages/gamePage';
import { html, type Html, NOTHING } from '../../http/html';
import { signButton } from '../pages/signButton';
import { type Language, type Say, type TextKey } from '../texts/language';
import { forScript } from '../texts/languages';
import { tableRules } from './rules';

/** What differs from table to table: what shows the outcome, and whether bets need to be laid by name. */
const PARTS = {
  roulette: {
    picture: html`<svg id="wheel" class="wheel" viewBox="-200 -200 400 400" aria-hidden="true"></svg>`,
    history: 'table.history',
    byName: true,
  },
  baccarat: {
    picture: html`<div id="hands" class="hands"></div>`,
    history: 'baccarat.history',
    byName: false,
  },
} as const satisfies Record<TableGame['kind'], { picture: Html; history: TextKey; byName: boolean }>;

/** The script draws the outcome and the layout; numbers run from left to right in every language. */
const board = (game: TableGame, say: Say): Html => html`
  <main class="board table" aria-label="${game.name}">
    <div class="wheel-side">
      <div class="clock">
        <p id="phase" class="phase">${say('state.loading')}</p>
        <p id="players" class="players"></p>
        <div class="time" aria-hidden="true"><span id="time"></span></div>
      </div>
      ${PARTS[game.kind].picture}
      <ol id="history" class="history" dir="ltr" aria-label="${say(PARTS[game.kind].history)}"></ol>
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

/** The crossing of four cells, with a chip on it. */
const CROSSING = 'M4 12h5M15 12h5M12 4v5M12 15v5M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

/** Lays the bets that have no cell of their own, or a small one; the script fills its lists. */
const betsByName = (say: Say): Html => html`
  <section id="bets" class="bets" aria-labelledby="bets-title" hidden>
    <header role="none">
      <h2 id="bets-title">${say('table.bets')}</h2>
      ${signButton(say, 'close-bets', 'table.closeBets', 'M6 6l12 12M18 6 6 18')}
    </header>
    <label
      >${say('table.betKind')}
      <select id="bet-kind"></select
    ></label>
    <label
      >${say('table.betNumbers')}
      <select id="bet-numbers"></select
    ></label>
    <p id="bet-says"></p>
    <div class="acts">
      <button type="button" id="bet-lay" class="act main" aria-disabled="true"></button>
      <button type="button" id="bet-take" class="act" aria-disabled="true">${say('table.takeBack')}</button>
    </div>
  </section>
`;

const openBets = (say: Say): Html => html`
  <button
    type="button"
    id="open-bets"
    class="sign"
    aria-label="${say('table.bets')}"
    title="${say('table.bets')}"
    aria-expanded="false"
    aria-controls="bets"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${CROSSING}" /></svg>
  </button>
`;

const controls = ({ kind }: TableGame, say: Say): Html => html`
  ${PARTS[kind].byName ? betsByName(say) : NOTHING}
  <section class="controls table-controls" aria-label="${say('table.controls')}">
    <p class="balance"><span>${say('balance.label')}</span> <b id="balance">–</b></p>
    <div id="chips" class="chips" role="radiogroup" aria-label="${say('table.chips')}" dir="ltr"></div>
    <div class="moves">
      ${PARTS[kind].byName ? openBets(say) : NOTHING}
      ${signButton(say, 'undo', 'table.undo', 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6')}
      ${signButton(say, 'clear', 'table.clear', 'M5 7h14M10 11v6M14 11v6M7 7l1 12h8l1-12M9 7V4h6v3')}
      ${signButton(say, 'again', 'table.again', 'M20 11A8 8 0 1 0 18 17M20 5v6h-6')}
    </div>
    <button type="button" id="place" class="spin" aria-disabled="true">
      <span id="place-text">${say('table.place')}</span>
    </button>
  </section>
`;

/** GET /play/:game of a live table. */
export function tablePage(
  files: ClientFiles,
  game: TableGame,
  siteOrigins: readonly string[],
  language: Language,
): string {
  const { say } = language;
  return gamePage(files, game, siteOrigins, language, {
    script: 'table.js',
    icon: `/art/${game.id}/scene.svg`,
    spoken: forScript(language, 'table'),
    board: board(game, say),
    controls: controls(game, say),
    rules: tableRules(game, language),
  });
}
