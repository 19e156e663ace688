import { type SlotGame } from '../catalogue/game';
import { MIN_SPIN_MS } from '../rounds/pace';
import { type Language } from '../texts/language';
import { buyRules } from './buyRules';
import { dateInWords, figuresSection } from './figures';
import { html, type Html } from '../../http/html';
import { paytable } from './paytable';
import { extraRules } from './rulesExtras';
import { waysOfPaying } from './waysOfPaying';

/** The full rules of a slot: figures, paytable, how wins arise, free spins. Used on two pages. */
export function rulesArticle(game: SlotGame, language: Language): Html {
  const { say } = language;
  const date = dateInWords(language, game.releaseDate);
  return html`
    <p class="lead">${say('rules.lead', { studio: game.studio.name, date })}</p>
    ${figuresSection(game, MIN_SPIN_MS, language, 'rules.exact')}
    <section>
      <h2>${say('paytable.title')}</h2>
      ${paytable(game, language)}
    </section>
    <section>
      <h2>${say('rules.howPays')}</h2>
      ${waysOfPaying(game.model, language)}
    </section>
    ${extraRules(game.model, language)} ${buyRules(game, language)}
    <section>
      <h2>${say('rules.howDrawn')}</h2>
      <p>${say('rules.drawn')}</p>
      <p>${say('demo.note')}</p>
    </section>
  `;
}
