import { formatDay } from '@/domain/format/day';
import { formatNumber, formatPercent } from '@/domain/format/number';
import { type CatalogueGame } from '../catalogue/game';
import { stakesIn } from '../../currencies/stakesIn';
import { type SlotModel } from '../engines/slots/model';
import { html, type Html } from '../../http/html';
import { type Language, type TextKey } from '../texts/language';
import { realLanguage } from '../texts/realLanguage';

const MULTIPLE = { maximumFractionDigits: 3 };
const SECONDS = { minimumFractionDigits: 1 };
const INDEX = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Isolates a figure within right-to-left text. */
const isolated = ({ dir }: Language['locale'], figure: string) => (dir === 'rtl' ? `\u2066${figure}\u2069` : figure);

/** A multiple of the stake as shown on the pages: `0.25×`, `1,250×`. */
export const times = ({ locale }: Language, multiple: number): string =>
  isolated(locale, `${formatNumber(locale, multiple, MULTIPLE)}×`);

/** YYYY-MM-DD as `27 Jul 2025`. */
export const dateInWords = ({ locale }: Language, day: string): string => formatDay(locale, day) ?? day;

export const percent = ({ locale }: Language, value: number): string => formatPercent(locale, value, 2);

const bestRound = ({ scatters, respin, hold }: SlotModel): TextKey => {
  if (hold) return 'figure.ofStakeHold';
  if (respin) return 'figure.ofStakeRespin';
  return scatters ? 'figure.ofStakeFree' : 'figure.ofStake';
};

/** Explanations of the figures, by kind of game. */
const OWN_WORDS = {
  slot: {
    hits: 'figure.hitsText',
    volatility: 'figure.volatilityText',
    stakes: 'figure.perSpin',
    time: 'figure.time',
    timeText: 'figure.timeText',
  },
  dice: {
    hits: 'diceRules.hits',
    volatility: 'diceRules.volatility',
    stakes: 'diceRules.perRoll',
    time: 'diceRules.time',
    timeText: 'figure.timeText',
  },
  roulette: {
    hits: 'tableRules.hits',
    volatility: 'tableRules.volatility',
    stakes: 'tableRules.perRound',
    time: 'tableRules.time',
    timeText: 'tableRules.timeText',
  },
  baccarat: {
    hits: 'baccaratRules.hits',
    volatility: 'baccaratRules.volatility',
    stakes: 'tableRules.perRound',
    time: 'tableRules.time',
    timeText: 'tableRules.timeText',
  },
} as const satisfies Record<CatalogueGame['kind'], Record<string, TextKey>>;

/** The lowest and the highest bet of a game in a currency; without one, in demo credits. */
export function betRange({ minBet, maxBet }: CatalogueGame, language: Language, currency: string | null): string {
  const { say, amount } = currency === null ? language : realLanguage(language, currency);
  const [least = '', highest = ''] = currency === null ? [minBet, maxBet] : stakesIn([minBet, maxBet], currency);
  return say('figure.range', { least: amount(least), highest: amount(highest) });
}

type Figure = readonly [name: string, value: string, meaning: string, id?: string];

/** The highest returns of one spin and of one round; they are the same when a round is a single spin. */
function bestFigures(game: CatalogueGame, language: Language): readonly Figure[] {
  const { say } = language;
  const ofRound = game.kind === 'slot' ? bestRound(game.model) : 'figure.ofStake';
  const round: Figure = [say('figure.bestRound'), times(language, game.maxMultiplier), say(ofRound)];
  return game.kind === 'slot'
    ? [[say('figure.bestSpin'), times(language, game.bestSpin), say('figure.ofStake')], round]
    : [round];
}

/** The figures of a game: name, value and explanation. */
function figuresTable(game: CatalogueGame, minRoundMs: number, language: Language): readonly Figure[] {
  const { locale, say } = language;
  const words = OWN_WORDS[game.kind];
  const volatility = `${say(`figure.${game.volatility}`)} (${formatNumber(locale, game.volatilityIndex, INDEX)})`;
  // In the catalogue's currency until a session says its own.
  const stakes = betRange(game, language, game.currency);
  const seconds = say('figure.seconds', { seconds: formatNumber(locale, minRoundMs / 1000, SECONDS) });
  return [
    [say('figure.rtp'), percent(language, game.returnToPlayer), say('figure.rtpText')],
    [say('figure.hits'), percent(language, game.hitFrequency), say(words.hits)],
    [say('figure.volatility'), volatility, say(words.volatility)],
    ...bestFigures(game, language),
    [say('figure.stakes'), stakes, say(words.stakes), 'figure-bets'],
    [say(words.time), seconds, say(words.timeText)],
  ];
}

/** The figures of a game as every rules page begins with them; `exact` says how they were found. */
export const figuresSection = (
  game: CatalogueGame,
  minRoundMs: number,
  language: Language,
  exact: TextKey,
): Html => html`
  <section>
    <h2>${language.say('rules.figures')}</h2>
    <dl class="figures">
      ${figuresTable(game, minRoundMs, language).map(
        ([name, value, meaning, id]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${id ? html`<b id="${id}">${value}</b>` : html`<b>${value}</b>`} <span>${meaning}</span></dd>
          </div>`,
      )}
    </dl>
    <p>${language.say(exact)}</p>
  </section>
`;
