import { type Hold, type Luck, REELS, type Respin, ROWS, type Scatters, type SlotModel } from '../engines/slots/model';
import { type Language } from '../texts/language';
import { times } from './figures';
import { html, type Html, NOTHING } from '../../http/html';

/** The rules of a model's extras: free spins, respins, hold and spin, the random multiplier. */
export const extraRules = ({ scatters, strips, respin, hold, luck }: SlotModel, language: Language): Html => html`
  ${scatters ? freeSpinsSection(scatters, strips.join('') !== scatters.strips.join(''), language) : NOTHING}
  ${respin ? respinSection(respin, language) : NOTHING} ${hold ? holdSection(hold, language) : NOTHING}
  ${luck ? luckSection(luck, language) : NOTHING}
`;

function multiplierText({ multiplier, risingTo }: Scatters, { say }: Language): string {
  if (risingTo !== undefined) return say('freeSpins.rising', { multiplier, highest: risingTo });
  return multiplier > 1 ? say('freeSpins.multiplied', { multiplier }) : say('freeSpins.plain');
}

function freeSpinsSection(scatters: Scatters, ownReels: boolean, language: Language): Html {
  const { say } = language;
  const award = (count: number) =>
    say('freeSpins.award', {
      scatters: count,
      count: scatters.award[count - 3] ?? 0,
      times: times(language, scatters.pays[count - 3] ?? 0),
    });
  return html`
    <section>
      <h2>${say('freeSpins.title')}</h2>
      <ul>
        ${[3, 4, 5].map((count) => html`<li>${award(count)}</li>`)}
        <li>${say(ownReels ? 'freeSpins.stakeOwnReels' : 'freeSpins.stake')}</li>
        <li>${multiplierText(scatters, language)}</li>
        <li>${say('freeSpins.again', { count: scatters.retrigger, limit: scatters.limit })}</li>
      </ul>
    </section>
  `;
}

const respinSection = ({ reel, spins, multiplier }: Respin, { say }: Language): Html => html`
  <section>
    <h2>${say('respins.title')}</h2>
    <p>
      ${say('respins.text', { reel: reel + 1, count: spins })}
      ${multiplier > 1 ? say('respins.multiplied', { multiplier }) : say('respins.plain')}
    </p>
  </section>
`;

function holdSection({ from, respins, strip, pays }: Hold, language: Language): Html {
  const { say } = language;
  const chance = { coins: strip.split('S').length - 1, cells: strip.length };
  const pay = (multiple: number, count: number) =>
    say(count === REELS * ROWS ? 'hold.payAll' : 'hold.pay', { count, times: times(language, multiple) });
  return html`
    <section>
      <h2>${say('hold.title')}</h2>
      <p>${say('hold.text', { from, count: respins, ...chance })}</p>
      <ul>
        ${pays.map((multiple, more) => html`<li>${pay(multiple, from + more)}</li>`)}
      </ul>
    </section>
  `;
}

function luckSection(luck: readonly Luck[], { say }: Language): Html {
  const all = luck.reduce((sum, { weight }) => sum + weight, 0);
  return html`
    <section>
      <h2>${say('luck.title')}</h2>
      <p>${say('luck.text')}</p>
      <ul>
        ${luck.map(({ multiplier, weight }) => html`<li>${say('luck.draw', { multiplier, count: weight, all })}</li>`)}
      </ul>
    </section>
  `;
}
