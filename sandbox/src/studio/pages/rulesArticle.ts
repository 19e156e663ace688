import { type CatalogueGame } from '../../catalogue/game';
import { anywhereCoins, ANYWHERE_FROM, coinsFor } from '../../slots/evaluate';
import { type Payline, type SlotModel } from '../../slots/model';
import { MIN_SPIN_MS } from '../context';
import { symbolsOf } from '../symbols';
import { dateInWords, figuresTable, times } from './figures';
import { html, type Html, NOTHING } from './html';
import { extraRules } from './rulesExtras';

const KINDS = [5, 4, 3, 2] as const;
const KINDS_ANYWHERE = [9, 8, 7, 6] as const;
const ROW_NAMES = ['top', 'middle', 'bottom'] as const;

/** The rules of a game in full: figures, paytable, how wins come about, free spins. Stands on two pages. */
export const rulesArticle = (game: CatalogueGame): Html => html`
  <p class="lead">${game.studio.name}. Released ${dateInWords(game.releaseDate)}. Five reels, three rows.</p>
  <section>
    <h2>Figures</h2>
    <dl class="figures">
      ${figuresTable(game, MIN_SPIN_MS).map(
        ([name, value, meaning]) =>
          html`<div>
            <dt>${name}</dt>
            <dd><b>${value}</b> <span>${meaning}</span></dd>
          </div>`,
      )}
    </dl>
    <p>All figures are computed exactly from the reels and the rules below.</p>
  </section>
  <section>
    <h2>Paytable</h2>
    ${paytable(game)}
  </section>
  <section>
    <h2>How a spin pays</h2>
    ${waysOfPaying(game.model)} ${hasWilds(game.model) ? html`<p>${wildText(game.model)}</p>` : NOTHING}
  </section>
  ${extraRules(game.model)}
  <section>
    <h2>How a spin is drawn</h2>
    <p>
      For every spin the server draws where each reel stops, with a cryptographic random generator. Every position of a
      reel is equally likely, and no spin depends on an earlier one, on the stake or on the player. Free spins and
      respins are drawn together with the spin that won them. The round is stored before it is shown: if the connection
      breaks, it stays as it was drawn.
    </p>
    <p>Demo credits have no value. They cannot be bought, won or paid out.</p>
  </section>
`;

function paytable(game: CatalogueGame): Html {
  const { paytable: pays, coins, scatters, anywhere } = game.model;
  const letters = symbolsOf(game).filter(({ id }) => id === 'W' || (id !== 'S' && pays[id]));
  const scatter = symbolsOf(game).find(({ id }) => id === 'S');
  const least = letters.some(({ id }) => id !== 'S' && coinsFor(pays[id], 2) > 0) ? 2 : 3;
  const kinds = anywhere ? KINDS_ANYWHERE : KINDS.filter((count) => count >= least);
  const paid = anywhere ? anywhereCoins : coinsFor;
  const row = (id: string, name: string, values: readonly number[]) => html`
    <tr>
      <th scope="row">
        <img src="/art/${game.id}/${id}.svg" alt="" width="56" height="56" loading="lazy" /><span>${name}</span>
      </th>
      ${values.map((value) => html`<td>${value > 0 ? times(value) : '–'}</td>`)}
    </tr>
  `;
  return html`
    <p>Multiples of the whole stake${scatters ? ', for the paid spin' : ''}.</p>
    <div class="scroll" role="region" aria-label="Paytable" tabindex="0">
      <table class="paytable">
        <thead>
          <tr>
            <th scope="col">Symbol</th>
            ${kinds.map((count) => html`<th scope="col">${anywhere ? (count === 9 ? '9 or more' : count) : `${count} of a kind`}</th>`)}
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
                  `${scatter.name}, anywhere`,
                  kinds.map((count) => scatters.pays[count - 3] ?? 0),
                )
              : NOTHING
          }
        </tbody>
      </table>
    </div>
  `;
}

const waysOfPaying = (model: SlotModel): Html => {
  if (model.anywhere) return anywhereText;
  return model.lines ? linesText(model.lines, model.bothWays === true) : waysText;
};

const anywhereText: Html = html`
  <p>
    There are no lines. A symbol pays when ${ANYWHERE_FROM} or more of it stand anywhere on the fifteen cells, and
    different symbols add up.
  </p>
`;

const linesText = (lines: readonly Payline[], bothWays: boolean): Html => html`
  <p>
    There are ${lines.length} lines, all of them always played. A line pays when its first cells from the left show the
    same symbol, three or more unless the table says two. Each line pays its best combination only, and the lines add
    up. ${bothWays ? 'Lines pay in the same way from the right to the left; five of a kind are paid once.' : ''}
  </p>
  <ol class="lines">
    ${lines.map(
      (rows, index) =>
        html`<li>
          <svg
            viewBox="0 0 50 30"
            role="img"
            aria-label="Line ${index + 1}: ${rows.map((row) => ROW_NAMES[row] ?? '').join(', ')}"
          >
            ${rows.map((row, reel) => html`<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="1.5" />`)}
          </svg>
          <span aria-hidden="true">${index + 1}</span>
        </li>`,
    )}
  </ol>
`;

const waysText: Html = html`
  <p>
    There are no lines. A symbol pays when it stands on neighbouring reels from the first reel on, in any row. Each
    combination of such cells is a way and there are 3 × 3 × 3 × 3 × 3 = 243 of them. The table gives the return of one
    way; it is multiplied by the number of ways, and different symbols add up.
  </p>
`;

const hasWilds = ({ strips }: SlotModel): boolean => strips.join('').includes('W');

function wildText(model: SlotModel): string {
  const strips = [model.strips, ...(model.scatters ? [model.scatters.strips] : [])];
  const reels = model.strips
    .map((_, reel) => reel)
    .filter((reel) => strips.some((reels) => reels[reel]?.includes('W')));
  const where =
    reels.length === model.strips.length ? 'every reel' : `reels ${reels.map((reel) => reel + 1).join(', ')} only`;
  const self = model.paytable.W ? ' Wilds in a row also pay by themselves, if that is more.' : '';
  const except = model.scatters ? ' except the scatter' : model.hold ? ' except the coin' : '';
  const more = [
    model.expandingWilds ? ' A wild that lands fills its whole reel before the spin is paid.' : '',
    model.wildMultiplier
      ? ` Each wild in a paid combination multiplies it by ${model.wildMultiplier}, two of them by ${model.wildMultiplier ** 2} and three by ${model.wildMultiplier ** 3}.`
      : '',
  ].join('');
  return `The wild stands in for every symbol${except}. It is on ${where}.${self}${more}`;
}
