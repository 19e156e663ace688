import { ANYWHERE_FROM } from '../engines/slots/evaluate';
import { type Payline, REELS, ROWS, type SlotModel } from '../engines/slots/model';
import { type Language, type TextKey } from '../texts/language';
import { html, type Html, NOTHING } from '../../http/html';

/** How symbols pay in a game: on lines, by ways or anywhere, and what its wilds do. */
export const waysOfPaying = (model: SlotModel, language: Language): Html =>
  html`${combinations(model, language)} ${hasWilds(model) ? html`<p>${wildText(model, language)}</p>` : NOTHING}`;

function combinations(model: SlotModel, language: Language): Html {
  const { say } = language;
  if (model.anywhere) return html`<p>${say('pays.anywhere', { count: ANYWHERE_FROM })}</p>`;
  if (model.lines) return linesText(model.lines, model.bothWays === true, language);
  const product = Array.from({ length: REELS }, () => ROWS).join(' × ');
  return html`<p>${say('pays.ways', { product, ways: ROWS ** REELS })}</p>`;
}

function linesText(lines: readonly Payline[], bothWays: boolean, { say, locale }: Language): Html {
  const list = new Intl.ListFormat(locale.tag, { type: 'unit', style: 'short' });
  const name = (rows: Payline, index: number) =>
    say('pays.line', { line: index + 1, rows: list.format(rows.map((row) => say(`pays.row.${row}` as TextKey))) });
  return html`
    <p>${say('pays.lines', { count: lines.length })} ${bothWays ? say('pays.bothWays') : ''}</p>
    <ol class="lines">
      ${lines.map(
        (rows, index) =>
          html`<li>
            <svg viewBox="0 0 50 30" role="img" aria-label="${name(rows, index)}">
              ${rows.map((row, reel) => html`<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="1.5" />`)}
            </svg>
            <span aria-hidden="true">${index + 1}</span>
          </li>`,
      )}
    </ol>
  `;
}

const hasWilds = ({ strips }: SlotModel): boolean => strips.join('').includes('W');

function wildText(model: SlotModel, { say, locale }: Language): string {
  const strips = [model.strips, ...(model.scatters ? [model.scatters.strips] : [])];
  const reels = model.strips
    .map((_, reel) => reel)
    .filter((reel) => strips.some((reels) => reels[reel]?.includes('W')))
    .map((reel) => String(reel + 1));
  const { wildMultiplier: one } = model;
  const standsIn = model.scatters ? 'wild.allButScatter' : model.hold ? 'wild.allButCoin' : 'wild.all';
  return [
    say(standsIn),
    reels.length === model.strips.length
      ? say('wild.everyReel')
      : say('wild.onlyReels', { reels: new Intl.ListFormat(locale.tag).format(reels) }),
    model.paytable.W ? say('wild.self') : '',
    model.expandingWilds ? say('wild.expands') : '',
    one ? say('wild.multiplies', { one, two: one ** 2, three: one ** 3 }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
