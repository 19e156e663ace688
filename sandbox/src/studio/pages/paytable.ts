import { type SlotGame } from '../catalogue/game';
import { anywhereCoins, coinsFor } from '../engines/slots/evaluate';
import { symbolsOf } from '../rounds/symbols';
import { type Language } from '../texts/language';
import { times } from './figures';
import { html, type Html, NOTHING } from '../../http/html';

const KINDS = [5, 4, 3, 2] as const;
const KINDS_ANYWHERE = [9, 8, 7, 6] as const;

/** The payouts of each symbol in multiples of the stake, best first. */
export function paytable(game: SlotGame, language: Language): Html {
  const { say } = language;
  const { paytable: pays, coins, scatters, anywhere } = game.model;
  const symbols = symbolsOf(game, language);
  const letters = symbols.filter(({ id }) => id === 'W' || (id !== 'S' && pays[id]));
  const scatter = symbols.find(({ id }) => id === 'S');
  const least = letters.some(({ id }) => id !== 'S' && coinsFor(pays[id], 2) > 0) ? 2 : 3;
  const kinds = anywhere ? KINDS_ANYWHERE : KINDS.filter((count) => count >= least);
  const paid = anywhere ? anywhereCoins : coinsFor;
  const kindName = (count: number) => {
    if (!anywhere) return say('paytable.kind', { count });
    return count === 9 ? say('paytable.orMore', { count }) : String(count);
  };
  const row = (id: string, name: string, values: readonly number[]) => html`
    <tr>
      <th scope="row">
        <img src="/art/${game.id}/${id}.svg" alt="" width="56" height="56" loading="lazy" /><span>${name}</span>
      </th>
      ${values.map((value) => html`<td>${value > 0 ? times(language, value) : '–'}</td>`)}
    </tr>
  `;
  return html`
    <p>${say(scatters ? 'paytable.unitPaid' : 'paytable.unit')}</p>
    <div class="scroll" role="region" aria-label="${say('paytable.title')}" tabindex="0">
      <table class="paytable">
        <thead>
          <tr>
            <th scope="col">${say('paytable.symbol')}</th>
            ${kinds.map((count) => html`<th scope="col">${kindName(count)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${letters.map(({ id, name }) =>
            row(
              id,
              name,
              kinds.map((count) => (id === 'S' ? 0 : paid(pays[id], count) / coins)),
            ),
          )}
          ${
            scatters && scatter
              ? row(
                  'S',
                  say('paytable.anywhere', { symbol: scatter.name }),
                  kinds.map((count) => scatters.pays[count - 3] ?? 0),
                )
              : NOTHING
          }
        </tbody>
      </table>
    </div>
  `;
}
