import { type CatalogueGame } from '../../catalogue/game';
import { coinsFor } from '../../slots/evaluate';
import { type Payline, type Scatters, type SlotModel } from '../../slots/model';
import { MIN_SPIN_MS } from '../context';
import { symbolsOf } from '../symbols';
import { dateInWords, figuresTable, times } from './figures';
import { html, type Html, NOTHING } from './html';

const KINDS = [5, 4, 3, 2] as const;
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
    ${game.model.lines ? linesText(game.model.lines) : waysText}
    <p>${wildText(game.model)}</p>
  </section>
  ${game.model.scatters ? freeSpinsSection(game.model.scatters, game.model.strips.join('') !== game.model.scatters.strips.join('')) : NOTHING}
  <section>
    <h2>How a spin is drawn</h2>
    <p>
      For every spin the server draws where each reel stops, with a cryptographic random generator. Every position of a
      reel is equally likely, and no spin depends on an earlier one, on the stake or on the player. Free spins are drawn
      together with the spin that won them. The round is stored before it is shown: if the connection breaks, it stays
      as it was drawn.
    </p>
    <p>Demo credits have no value. They cannot be bought, won or paid out.</p>
  </section>
`;

function paytable(game: CatalogueGame): Html {
  const { paytable: pays, coins, scatters } = game.model;
  const letters = symbolsOf(game).filter(({ id }) => id === 'W' || (id !== 'S' && pays[id]));
  const scatter = symbolsOf(game).find(({ id }) => id === 'S');
  const least = letters.some(({ id }) => id !== 'S' && coinsFor(pays[id], 2) > 0) ? 2 : 3;
  const kinds = KINDS.filter((count) => count >= least);
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
            ${kinds.map((count) => html`<th scope="col">${count} of a kind</th>`)}
          </tr>
        </thead>
        <tbody>
          ${letters.map(({ id, name }) =>
            row(
              id,
              name,
              kinds.map((count) => (id === 'S' ? 0 : coinsFor(pays[id], count) / coins)),
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

const linesText = (lines: readonly Payline[]): Html => html`
  <p>
    There are ${lines.length} lines, all of them always played. A line pays when its first cells from the left show the
    same symbol, three or more unless the table says two. Each line pays its best combination only, and the lines add
    up.
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

function wildText(model: SlotModel): string {
  const strips = [model.strips, ...(model.scatters ? [model.scatters.strips] : [])];
  const reels = model.strips
    .map((_, reel) => reel)
    .filter((reel) => strips.some((reels) => reels[reel]?.includes('W')));
  const where =
    reels.length === model.strips.length ? 'every reel' : `reels ${reels.map((reel) => reel + 1).join(', ')} only`;
  const self = model.paytable.W ? ' Wilds in a row also pay by themselves, if that is more.' : '';
  const except = model.scatters ? ' except the scatter' : '';
  return `The wild stands in for every symbol${except}. It is on ${where}.${self}`;
}

const freeSpinsSection = (scatters: Scatters, ownReels: boolean): Html => html`
  <section>
    <h2>Free spins</h2>
    <ul>
      ${[3, 4, 5].map(
        (count) =>
          html`<li>
            ${count} scatters anywhere win ${scatters.award[count - 3] ?? 0} free spins and pay
            ${times(scatters.pays[count - 3] ?? 0)} the stake.
          </li>`,
      )}
      <li>Free spins are played at the stake of the spin that won them${ownReels ? ', on reels of their own' : ''}.</li>
      <li>
        ${scatters.multiplier > 1 ? `Every return of a free spin is multiplied by ${scatters.multiplier}.` : 'Returns of free spins are paid as in the table.'}
      </li>
      <li>
        Three or more scatters in a free spin add ${scatters.retrigger} free spins. A round has at most
        ${scatters.limit} free spins in all.
      </li>
    </ul>
  </section>
`;
