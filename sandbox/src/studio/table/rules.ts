import { formatNumber } from '@/domain/format/number';
import { type TableGame } from '../catalogue/game';
import { BETS } from '../engines/baccarat/bets';
import { bankerDraws, type Result } from '../engines/baccarat/deal';
import { figuresOfBet } from '../engines/baccarat/figures';
import { oddsOf } from '../engines/baccarat/odds';
import { type BetKind, returnOf, SPOTS } from '../engines/roulette/bets';
import { figuresOfSpot } from '../engines/roulette/figures';
import { toPercent } from '../engines/slots/fraction';
import { dateInWords, figuresSection, percent } from '../pages/figures';
import { html, type Html } from '../../http/html';
import { type Language, type TextKey } from '../texts/language';

const DEVIATION = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const ODDS = { maximumFractionDigits: 2 };

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

const heads = (keys: readonly TextKey[], { say }: Language): Html =>
  html`<thead>
    <tr>
      ${keys.map((key) => html`<th scope="col">${say(key)}</th>`)}
    </tr>
  </thead>`;

const scrolled = (label: string, table: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;

/** The bets of a table with their figures, a column for each key. */
const betsTable = (keys: Parameters<typeof heads>[0], rows: readonly Html[], language: Language): Html =>
  scrolled(
    language.say('tableRules.bets'),
    html`<table class="paytable plain">
      ${heads(keys, language)}
      <tbody>
        ${rows}
      </tbody>
    </table>`,
  );

/** Roulette: every bet and its odds. */
function rouletteBets(language: Language): Html {
  const { say } = language;
  const keys = ['tableRules.bet', 'tableRules.numbers', 'tableRules.pays', 'dice.chance', 'figure.volatility'] as const;
  return html`
    ${betsTable(
      keys,
      KINDS.map((kind) => row(kind, language)),
      language,
    )}
    <p>${say('tableRules.zero')}</p>
  `;
}

function sideRow(bet: Result, language: Language): Html {
  const { say, locale } = language;
  const { chance, returnToPlayer, deviation } = figuresOfBet(bet);
  return html`<tr>
    <th scope="row">${say(`baccarat.${bet}`)}</th>
    <td>${say('tableRules.odds', { odds: formatNumber(locale, String(oddsOf(bet)), ODDS) })}</td>
    <td>${percent(language, toPercent(chance))}</td>
    <td>${percent(language, toPercent(returnToPlayer))}</td>
    <td>${formatNumber(locale, deviation, DEVIATION)}</td>
  </tr>`;
}

/** The player's third cards that the banker draws on, as ranges: `2–7`. */
function drawnOn(banker: number): string {
  const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(banker, third));
  const firsts = drawn.filter((third) => !drawn.includes(third - 1));
  return firsts
    .map((first) => {
      const last = drawn.find((third) => third >= first && !drawn.includes(third + 1)) ?? first;
      return first === last ? String(first) : `${first}–${last}`;
    })
    .join(', ');
}

/** Totals of the banker that the table of third cards has a line for. */
const BANKER_TOTALS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Baccarat: three bets with their exact returns, and when a third card is drawn. */
function baccaratBets(language: Language): Html {
  const { say } = language;
  const keys = ['tableRules.bet', 'tableRules.pays', 'dice.chance', 'figure.rtp', 'figure.volatility'] as const;
  return html`
    ${betsTable(
      keys,
      BETS.map((bet) => sideRow(bet, language)),
      language,
    )}
    <p>${say('baccaratRules.push')}</p>
    <p>${say('baccaratRules.points')}</p>
    <h3>${say('baccaratRules.third')}</h3>
    <p>${say('baccaratRules.thirdPlayer')}</p>
    ${scrolled(
      say('baccaratRules.third'),
      html`<table class="paytable plain">
        ${heads(['baccaratRules.bankerHas', 'baccaratRules.drawsOn'], language)}
        <tbody>
          ${BANKER_TOTALS.map(
            (total) =>
              html`<tr>
                <th scope="row">${total}</th>
                <td>${drawnOn(total) || '–'}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    )}
    <p>${say('baccaratRules.thirdBanker')}</p>
  `;
}

/** What the rules of each kind of table say in words of their own. */
const WORDS = {
  roulette: {
    bets: rouletteBets,
    lead: 'tableRules.lead',
    exact: 'tableRules.exact',
    times: 'tableRules.times',
    lost: 'tableRules.lost',
    drawn: 'tableRules.drawn',
    commit: 'tableRules.commit',
  },
  baccarat: {
    bets: baccaratBets,
    lead: 'baccaratRules.lead',
    exact: 'baccaratRules.exact',
    times: 'baccaratRules.times',
    lost: 'baccaratRules.lost',
    drawn: 'baccaratRules.drawn',
    commit: 'baccaratRules.commit',
  },
} as const;

/** The full rules of a live table: figures, every bet and its odds, how a round runs and how it can be checked. */
export function tableRules(game: TableGame, language: Language): Html {
  const { say } = language;
  const date = dateInWords(language, game.releaseDate);
  const words = WORDS[game.kind];
  const { roundMs, bettingMs } = game.pace;
  return html`
    <p class="lead">${say(words.lead, { studio: game.studio.name, date })}</p>
    ${figuresSection(game, roundMs, language, words.exact)}
    <section>
      <h2>${say('tableRules.bets')}</h2>
      ${words.bets(language)}
    </section>
    <section>
      <h2>${say('tableRules.round')}</h2>
      <p>${say(words.times, { round: roundMs / 1000, betting: bettingMs / 1000 })}</p>
      <p>${say(words.lost)}</p>
    </section>
    <section>
      <h2>${say('rules.howDrawn')}</h2>
      <p>${say(words.drawn)}</p>
      <p>${say(words.commit)}</p>
      <p>${say('demo.note')}</p>
    </section>
  `;
}
