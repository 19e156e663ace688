import { type Hold, type Luck, REELS, type Respin, ROWS, type Scatters, type SlotModel } from '../../slots/model';
import { times } from './figures';
import { html, type Html, NOTHING } from './html';

/** The rules of what a model adds to its lines or ways: free spins, respins, hold and spin, the random multiplier. */
export const extraRules = ({ scatters, strips, respin, hold, luck }: SlotModel): Html => html`
  ${scatters ? freeSpinsSection(scatters, strips.join('') !== scatters.strips.join('')) : NOTHING}
  ${respin ? respinSection(respin) : NOTHING} ${hold ? holdSection(hold) : NOTHING}
  ${luck ? luckSection(luck) : NOTHING}
`;

function multiplierText({ multiplier, risingTo }: Scatters): string {
  if (risingTo !== undefined)
    return `Returns of the first free spin are multiplied by ${multiplier}. The multiplier grows by one with each free spin of the round, up to ${risingTo}.`;
  if (multiplier > 1) return `Every return of a free spin is multiplied by ${multiplier}.`;
  return 'Returns of free spins are paid as in the table.';
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
      <li>${multiplierText(scatters)}</li>
      <li>
        Three or more scatters in a free spin add ${scatters.retrigger} free spins. A round has at most
        ${scatters.limit} free spins in all.
      </li>
    </ul>
  </section>
`;

const respinSection = ({ reel, spins, multiplier }: Respin): Html => html`
  <section>
    <h2>Respins</h2>
    <p>
      A wild on reel ${reel + 1} in the paid spin is held over its whole reel while the other reels spin again at no
      cost, ${spins === 1 ? 'once' : `${spins} times`}.
      ${multiplier > 1 ? `Every return of a respin is multiplied by ${multiplier}.` : 'Returns are paid as in the table.'}
    </p>
  </section>
`;

const holdSection = ({ from, respins, strip, pays }: Hold): Html => html`
  <section>
    <h2>Hold and spin</h2>
    <p>
      ${from} or more coins in the paid spin are held. Every other cell is then drawn ${respins} times at no cost; a
      coin that lands is held too. In each draw a cell shows a coin with a chance of ${strip.split('S').length - 1} in
      ${strip.length}. In these draws only the coins count: how many are held at the end decides what is paid.
    </p>
    <ul>
      ${pays.map((pay, more) => html`<li>${from + more}${from + more === REELS * ROWS ? ' (every cell)' : ''} coins: ${times(pay)} the stake.</li>`)}
    </ul>
  </section>
`;

const luckSection = (luck: readonly Luck[]): Html => {
  const all = luck.reduce((sum, { weight }) => sum + weight, 0);
  return html`
    <section>
      <h2>Random multiplier</h2>
      <p>After every spin that pays, a multiplier is drawn for all it pays. It does not depend on how much that is.</p>
      <ul>
        ${luck.map(({ multiplier, weight }) => html`<li>Multiplied by ${multiplier}: ${weight} draws in ${all}.</li>`)}
      </ul>
    </section>
  `;
};
