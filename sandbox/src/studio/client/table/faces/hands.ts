import { type Card, pointsOf } from '../../../engines/baccarat/cards';
import { type Deal, dealOf, type Side } from '../../../engines/baccarat/deal';
import { type TableState } from '../../../table/wire';
import { type Language, type TextKey } from '../../../texts/language';
import { element, write } from '../../frame/elements';
import { type Picture } from './face';

const SIDES = ['player', 'banker'] as const satisfies readonly Side[];
const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** After closing, when the first card lies; and how long before the result the last one does. */
const FIRST_MS = 1_200;
const REST_MS = 600;

/** The order in which cards are dealt: in turn, player first. */
const turnOf = (deal: Deal): readonly Side[] => [
  ...(['player', 'banker', 'player', 'banker'] as const),
  ...SIDES.filter((side) => deal[side].length > 2),
];

/** How many cards lie at a time; evenly spread, the last one before the result. */
export function dealtAt({ closesAt, fallsAt }: Pick<TableState, 'closesAt' | 'fallsAt'>, cards: number, now: number) {
  if (now >= fallsAt - REST_MS) return cards;
  const each = (fallsAt - closesAt - FIRST_MS - REST_MS) / (cards - 1);
  return Math.min(cards, Math.max(0, Math.floor((now - closesAt - FIRST_MS) / each) + 1));
}

function cardFace(card: Card): HTMLElement {
  const face = document.createElement('span');
  const [rank = '', suit = ''] = card;
  face.className = 'card';
  face.dataset.suit = suit;
  face.textContent = `${rank === 'T' ? '10' : rank}${SUITS[suit] ?? ''}`;
  return face;
}

/** A card in words: "9 of hearts". */
function cardName(card: Card, { say }: Language): string {
  const [rank = '', suit = ''] = card;
  const named = 'AJQK'.includes(rank) ? say(`baccarat.rank.${rank}` as TextKey) : rank === 'T' ? '10' : rank;
  return say('baccarat.card', { rank: named, suit: say(`baccarat.suit.${suit}` as TextKey) });
}

/** The two hands. Cards come one by one by the clock, the same for everybody; between rounds the places are empty. */
export function createHands(language: Language): Picture {
  const { say } = language;
  const parts = SIDES.map((side) => {
    const [hand, name, total, cards] = ['div', 'p', 'b', 'div'].map((tag) => document.createElement(tag));
    hand!.className = 'hand';
    hand!.dataset.side = side;
    hand!.role = 'img';
    name!.append(`${say(`baccarat.${side}`)} `, total!);
    cards!.className = 'cards';
    hand!.append(name!, cards!);
    return { side, hand: hand!, total: total!, cards: cards! };
  });
  element('hands').replaceChildren(...parts.map(({ hand }) => hand));
  let shown = '';
  let timer = 0;

  const lay = (deal: Deal | null, count: number, isOver: boolean) => {
    const turns = deal ? turnOf(deal).slice(0, count) : [];
    for (const { side, hand, total, cards } of parts) {
      const laid = deal ? deal[side].slice(0, turns.filter((one) => one === side).length) : [];
      const points = laid.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
      write(total, laid.length > 0 ? String(points) : '');
      while (cards.childElementCount > laid.length) cards.lastElementChild!.remove();
      cards.append(...laid.slice(cards.childElementCount).map(cardFace));
      hand.dataset.won = String(isOver && deal?.result === side);
      const told = laid.map((card) => cardName(card, language)).join(', ');
      const values = { side: say(`baccarat.${side}`), cards: told, points };
      hand.ariaLabel = laid.length > 0 ? say('baccarat.hand', values) : say('baccarat.noCards', values);
    }
  };

  return {
    show(state, now) {
      clearTimeout(timer);
      const step = () => {
        const { number, phase, outcome } = state;
        const deal = phase === 'betting' || outcome === null ? null : dealOf(outcome);
        const cards = deal ? deal.player.length + deal.banker.length : 0;
        const count = phase === 'result' ? cards : deal ? dealtAt(state, cards, now()) : 0;
        const next = `${number} ${phase} ${count}`;
        // Another round's cards are cleared away before new ones come.
        if (next !== shown) {
          if (!shown.startsWith(`${number} `)) lay(null, 0, false);
          lay(deal, count, phase === 'result');
        }
        shown = next;
        if (phase === 'spinning') timer = window.setTimeout(step, 100);
      };
      step();
    },
  };
}
