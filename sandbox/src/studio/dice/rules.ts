import { formatNumber } from '@/domain/format/number';
import { type DiceGame } from '../catalogue/game';
import { figuresOfRung } from '../engines/dice/figures';
import { edgeOf, LADDER, type Rung } from '../engines/dice/ladder';
import { rollText } from '../engines/dice/roll';
import { toPercent } from '../engines/slots/fraction';
import { MIN_SPIN_MS } from '../rounds/pace';
import { dateInWords, figuresSection, percent, times } from '../pages/figures';
import { html, type Html } from '../../http/html';
import { type Language } from '../texts/language';

const DEVIATION = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

function row(rung: Rung, language: Language): Html {
  const { chance, deviation } = figuresOfRung(rung);
  return html`<tr>
    <th scope="row">${times(language, rung.tenths / 10)}</th>
    <td>${percent(language, toPercent(chance))}</td>
    <td dir="ltr">${rollText(edgeOf(rung, 'under'))}</td>
    <td dir="ltr">${rollText(edgeOf(rung, 'over'))}</td>
    <td>${formatNumber(language.locale, deviation, DEVIATION)}</td>
  </tr>`;
}

/** The full rules of a dice game: figures, every bet, how a roll is made and how anybody can check it. */
export function diceRules(game: DiceGame, language: Language): Html {
  const { say, locale } = language;
  const date = dateInWords(language, game.releaseDate);
  return html`
    <p class="lead">${say('diceRules.lead', { studio: game.studio.name, date })}</p>
    ${figuresSection(game, MIN_SPIN_MS, language, 'diceRules.exact')}
    <section>
      <h2>${say('diceRules.how')}</h2>
      <p>${say('diceRules.howText')}</p>
      <p>${say('diceRules.pays')}</p>
    </section>
    <section>
      <h2>${say('diceRules.fair')}</h2>
      <p>${say('diceRules.commit')}</p>
      <p>${say('diceRules.formula')}</p>
      <p>${say('diceRules.reveal')}</p>
      <p><a href="/fair/dice?locale=${locale.code}" target="_blank" rel="noopener">${say('fair.open')}</a></p>
      <p>${say('demo.note')}</p>
    </section>
    <section>
      <h2>${say('diceRules.bets')}</h2>
      <div class="scroll" role="region" aria-label="${say('diceRules.bets')}" tabindex="0">
        <table class="paytable plain">
          <thead>
            <tr>
              <th scope="col">${say('dice.pays')}</th>
              <th scope="col">${say('dice.chance')}</th>
              <th scope="col">${say('dice.underLabel')}</th>
              <th scope="col">${say('dice.overLabel')}</th>
              <th scope="col">${say('figure.volatility')}</th>
            </tr>
          </thead>
          <tbody>
            ${LADDER.map((rung) => row(rung, language))}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
