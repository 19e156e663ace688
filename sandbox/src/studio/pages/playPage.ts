import { type SlotGame } from '../catalogue/game';
import { REELS, ROWS } from '../engines/slots/model';
import { type ClientFiles } from './clientFiles';
import { type Language, type Say, type TextKey } from '../texts/language';
import { forScript } from '../texts/languages';
import { gamePage } from './gamePage';
import { html, type Html, NOTHING } from '../../http/html';
import { rulesArticle } from './rulesArticle';
import { signButton } from './signButton';

const rows = Array.from({ length: ROWS }, (_, row) => row);
const reels = Array.from({ length: REELS }, (_, reel) => reel);

/** The reels for screen readers. Like the reels, the table runs from left to right in every language. */
const grid = (say: Say): Html => html`
  <table id="grid" class="unseen" dir="ltr" aria-label="${say('reels.label')}">
    <thead>
      <tr>
        <td></td>
        ${reels.map((reel) => html`<th scope="col">${say('reels.reel', { reel: reel + 1 })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${say(`reels.row.${row}` as TextKey)}</th>
            ${reels.map(() => html`<td></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>
`;

/** What the controls of a game with a stake are called, what its play button says, and what stands beside them. */
type StakeControls = { label: TextKey; play: TextKey; icon?: Html; figures?: Html; besides?: Html };

/** Stake and play button, used by the slots and the dice. */
export const stakeControls = (
  say: Say,
  { label, play, icon = NOTHING, figures = NOTHING, besides = NOTHING }: StakeControls,
): Html => html`
  <section class="controls" aria-label="${say(label)}">
    <p class="balance"><span>${say('balance.label')}</span> <b id="balance">–</b></p>
    ${figures}
    <div class="stake" role="group" aria-label="${say('stake.label')}">
      ${signButton(say, 'less', 'stake.less', 'M6 12h12')}
      <label class="choose"
        ><span>${say('stake.label')}</span
        ><select id="stake"></select
      ></label>
      ${signButton(say, 'more', 'stake.more', 'M6 12h12M12 6v12')}
    </div>
    ${besides}
    <button type="button" id="spin" class="spin" aria-disabled="true">${icon}<span>${say(play)}</span></button>
  </section>
`;

/** Free spins of the player's bonus, and the option not to use them now; shown when there are any. */
const freeSpins = (say: Say): Html => html`
  <section id="free-spins" class="free-spins" aria-label="${say('bonusSpins.label')}" hidden>
    <p id="free-spins-text"></p>
    <button type="button" id="free-spins-switch"></button>
  </section>
`;

/** Win and bet of the last round; shown where the frame has room for them. */
const lastFigures = (say: Say): Html => html`
  <p class="balance last"><span>${say('last.win')}</span> <b id="last-win">–</b></p>
  <p class="balance last"><span>${say('last.bet')}</span> <b id="last-bet">–</b></p>
`;

const TURN: Html = html`<svg class="turn" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5" />
</svg>`;

/** Buys the feature at a price that follows the stake; shown in real play where the site allows it. */
const buyButton = (say: Say): Html => html`
  <button type="button" id="buy" class="buy" aria-disabled="true" hidden>
    <span>${say('buy.label')}</span> <b id="buy-price"></b>
  </button>
`;

/**
 * GET /play/:game of a slot. Everything is in the page from the start, including the rules and the script's texts; the
 * script adds behaviour.
 */
export function playPage(
  files: ClientFiles,
  game: SlotGame,
  siteOrigins: readonly string[],
  language: Language,
): string {
  const { say } = language;
  return gamePage(files, game, siteOrigins, language, {
    script: 'studio.js',
    icon: `/art/${game.id}/A.svg`,
    spoken: forScript(language),
    wordmark: html`<img class="wordmark" src="/art/${game.id}/wordmark.svg" alt="" />`,
    board: html`<main class="board" aria-label="${game.name}">
      ${freeSpins(say)}
      <div id="reels" class="reels" aria-hidden="true">
        ${reels.map(() => html`<div class="reel"><div class="strip"></div></div>`)}
        <svg id="paths" class="paths" viewBox="0 0 500 300" preserveAspectRatio="none"></svg>
        <p id="free" class="free" hidden></p>
      </div>
      ${grid(say)}
      <div class="result">
        <p id="outcome" class="outcome">${say('state.loading')}</p>
        <p id="details" class="details"></p>
      </div>
    </main>`,
    controls: stakeControls(say, {
      label: 'controls.label',
      play: 'spin.label',
      icon: TURN,
      figures: lastFigures(say),
      besides: buyButton(say),
    }),
    rules: rulesArticle(game, language),
  });
}
