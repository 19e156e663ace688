import { type DiceGame } from '../catalogue/game';
import { FIRST_RUNG, LADDER, NUMBERS } from '../engines/dice/ladder';
import { type ClientFiles } from '../pages/clientFiles';
import { gamePage } from '../pages/gamePage';
import { html, type Html } from '../../http/html';
import { stakeControls } from '../pages/playPage';
import { signButton } from '../pages/signButton';
import { type Language, type Say } from '../texts/language';
import { forScript } from '../texts/languages';
import { diceRules } from './rules';

const SHIELD = 'M12 3l7 3v5c0 4.6-3 8.2-7 10-4-1.8-7-5.4-7-10V6l7-3ZM9 12l2 2 4-4';

/** The number line runs from left to right in every language, because the bet's edge is drawn along it. */
const line = (say: Say): Html => html`
  <div class="line" dir="ltr">
    <div class="marks" aria-hidden="true">${[0, 25, 50, 75, 100].map((mark) => html`<span>${mark}</span>`)}</div>
    <div class="track">
      <span id="flag" class="flag" hidden></span>
      <input
        id="edge"
        type="range"
        min="0"
        max="${NUMBERS}"
        value="${LADDER[FIRST_RUNG]!.numbers}"
        aria-label="${say('dice.edge')}"
      />
    </div>
  </div>
`;

const side = (say: Say, value: 'under' | 'over', checked: Html): Html => html`
  <label class="side">
    <input type="radio" name="side" value="${value}" ${checked} />
    <span>${say(`dice.${value}Label`)} <b id="${value}" dir="ltr"></b></span>
  </label>
`;

const figure = (say: Say, id: 'pays' | 'chance' | 'return'): Html => html`
  <div>
    <dt>${say(`dice.${id}`)}</dt>
    <dd id="${id}"></dd>
  </div>
`;

const board = (game: DiceGame, say: Say): Html => html`
  <main class="board dice" aria-label="${game.name}">
    <ol id="rolls" class="rolls" dir="ltr" aria-label="${say('dice.rolls')}"></ol>
    <p id="roll" class="roll" dir="ltr" aria-hidden="true">–</p>
    ${line(say)}
    <fieldset class="sides">
      <legend class="unseen">${say('dice.side')}</legend>
      ${side(say, 'under', html`checked`)} ${side(say, 'over', html``)}
    </fieldset>
    <dl class="bet">${figure(say, 'pays')} ${figure(say, 'chance')} ${figure(say, 'return')}</dl>
    <div class="result">
      <p id="outcome" class="outcome">${say('state.loading')}</p>
      <p id="details" class="details"></p>
    </div>
  </main>
`;

const fairDialog = (game: DiceGame, { say, locale }: Language): Html => html`
  <dialog id="fair" class="dialog" aria-labelledby="fair-title">
    <header role="none">
      <h2 id="fair-title">${say('fair.title')}</h2>
      ${signButton(say, 'close-fair', 'rules.close', 'M6 6l12 12M18 6 6 18')}
    </header>
    <article class="rules fair">
      <p class="lead">${say('fair.lead')}</p>
      <dl class="figures">
        <div>
          <dt>${say('fair.hash')}</dt>
          <dd><code id="seed-hash" dir="ltr">–</code></dd>
        </div>
        <div>
          <dt>${say('fair.nonce')}</dt>
          <dd><code id="seed-nonce" dir="ltr">–</code></dd>
        </div>
      </dl>
      <div id="seeds">
        <label for="client-seed">${say('fair.clientSeed')}</label>
        <div class="row">
          <input
            id="client-seed"
            dir="ltr"
            maxlength="64"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="seed-help seed-error"
          />
          <button type="button" id="change-seeds" class="main">${say('fair.change')}</button>
        </div>
        <p id="seed-help" class="lead">${say('fair.changeHelp')}</p>
        <p id="seed-error" class="fault" role="alert" hidden></p>
      </div>
      <section id="told" hidden>
        <h2>${say('fair.toldTitle')}</h2>
        <dl class="figures">
          <div>
            <dt>${say('fair.serverSeed')}</dt>
            <dd><code id="told-seed" dir="ltr"></code></dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>${say('fair.check')}</h2>
        <p>${say('fair.checkText')}</p>
        <ol id="checks" class="checks"></ol>
        <p>
          <a href="/fair/dice?locale=${locale.code}" target="_blank" rel="noopener">${say('fair.open')}</a>
        </p>
      </section>
    </article>
  </dialog>
`;

/** GET /play/:game of a dice game. */
export function dicePage(
  files: ClientFiles,
  game: DiceGame,
  siteOrigins: readonly string[],
  language: Language,
): string {
  const { say } = language;
  return gamePage(files, game, siteOrigins, language, {
    script: 'dice.js',
    icon: `/art/${game.id}/scene.svg`,
    spoken: forScript(language, 'dice'),
    signs: signButton(say, 'open-fair', 'fair.title', SHIELD),
    board: board(game, say),
    controls: stakeControls(say, { label: 'dice.controls', play: 'dice.roll' }),
    rules: diceRules(game, language),
    dialogs: fairDialog(game, language),
  });
}
