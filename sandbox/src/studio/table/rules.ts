import { formatNumber } from '@/domain/format/number';
import { type RouletteGame } from '../catalogue/game';
import { type BetKind, returnOf, SPOTS } from '../engines/roulette/bets';
import { figuresOfSpot } from '../engines/roulette/figures';
import { BETTING_MS, ROUND_MS } from '../engines/roulette/times';
import { toPercent } from '../engines/slots/fraction';
import { dateInWords, figuresTable, percent } from '../pages/figures';
import { html, type Html } from '../../http/html';
import { type Language } from '../texts/language';

const DEVIATION = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The bets as the table lists them, with equal odds on one line. */
const KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'line',
  'dozen',
  'column',
  'red',
  'even',
  'low',
] as const satisfies readonly BetKind[];

function row(kind: (typeof KINDS)[number], language: Language): Html {
  const { say, locale } = language;
  const spot = [...SPOTS.values()].find((one) => one.kind === kind)!;
  const { chance, deviation } = figuresOfSpot(spot);
  return html`<tr>
    <th scope="row">${say(`bet.${kind}`)}</th>
    <td>${spot.pockets.length}</td>
    <td>${say('tableRules.odds', { odds: returnOf(spot) - 1 })}</td>
    <td>${percent(language, toPercent(chance))}</td>
    <td>${formatNumber(locale, deviation, DEVIATION)}</td>
  </tr>`;
}

/** The full rules of the live table: figures, every bet and its odds, how a round runs and how it can be checked. */
export function tableRules(game: RouletteGame, language: Language): Html {
  const { say } = language;
  const date = dateInWords(language, game.releaseDate);
  const [round, betting] = [ROUND_MS / 1000, BETTING_MS / 1000];
  return html`
    <p class="lead">${say('tableRules.lead', { studio: game.studio.name, date })}</p>
    <section>
      <h2>${say('rules.figures')}</h2>
      <dl class="figures">
        ${figuresTable(game, ROUND_MS, language).map(
          ([name, value, meaning]) =>
            html`<div>
              <dt>${name}</dt>
              <dd><b>${value}</b> <span>${meaning}</span></dd>
            </div>`,
        )}
      </dl>
      <p>${say('tableRules.exact')}</p>
    </section>
    <section>
      <h2>${say('tableRules.bets')}</h2>
      <div class="scroll" role="region" aria-label="${say('tableRules.bets')}" tabindex="0">
        <table class="paytable plain">
          <thead>
            <tr>
              <th scope="col">${say('tableRules.bet')}</th>
              <th scope="col">${say('tableRules.numbers')}</th>
              <th scope="col">${say('tableRules.pays')}</th>
              <th scope="col">${say('dice.chance')}</th>
              <th scope="col">${say('figure.volatility')}</th>
            </tr>
          </thead>
          <tbody>
            ${KINDS.map((kind) => row(kind, language))}
          </tbody>
        </table>
      </div>
      <p>${say('tableRules.zero')}</p>
    </section>
    <section>
      <h2>${say('tableRules.round')}</h2>
      <p>${say('tableRules.times', { round, betting })}</p>
      <p>${say('tableRules.lost')}</p>
    </section>
    <section>
      <h2>${say('rules.howDrawn')}</h2>
      <p>${say('tableRules.drawn')}</p>
      <p>${say('tableRules.commit')}</p>
      <p>${say('demo.note')}</p>
    </section>
  `;
}
