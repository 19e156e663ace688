import { type SlotGame } from '../catalogue/game';
import { soldFrom } from '../engines/slots/buy';
import { type Language } from '../texts/language';
import { percent, times } from './figures';
import { html, type Html, NOTHING } from '../../http/html';

/** The rules of a feature buy: the round, its price and its return. Empty when the feature is not sold. */
export function buyRules({ buy, model, returnToPlayer }: SlotGame, language: Language): Html {
  const { say } = language;
  const from = soldFrom(model);
  if (!buy || from === null) return NOTHING;
  const [returned, game] = [percent(language, buy.returned), percent(language, returnToPlayer)];
  return html`
    <section>
      <h2>${say('buyRules.title')}</h2>
      <ul>
        <li>${say(model.hold ? 'buyRules.hold' : 'buyRules.freeSpins', { from })}</li>
        <li>${say('buyRules.price', { times: times(language, buy.price) })}</li>
        <li>${say('buyRules.returned', { returned, game })}</li>
        <li>${say('buyRules.casino')}</li>
      </ul>
    </section>
  `;
}
