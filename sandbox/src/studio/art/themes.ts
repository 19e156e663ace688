import { type ThemeFamily } from '../catalogue/families';
import { type PayingSymbol } from '../engines/slots/model';
import { type ActorId, type Hue } from './cast';

type Backdrop = 'rays' | 'dunes' | 'waves' | 'stars' | 'peaks' | 'bokeh';

/** The actors and the background of a family of games. */
export type Theme = {
  /** From the best-paying letter to the fourth best. */
  stars: readonly [A: ActorId, B: ActorId, C: ActorId, D: ActorId];
  wild: ActorId;
  scatter: ActorId;
  others: readonly [E: ActorId, F: ActorId, G: ActorId, H: ActorId, I: ActorId];
  backdrop: Backdrop;
  /** Hues of the background; each game takes one. */
  scenes: readonly Hue[];
};

const RANKS: Theme['others'] = ['ace', 'king', 'queen', 'jack', 'ten'];
const FRUIT: Theme['others'] = ['plum', 'orange', 'lemon', 'lime', 'cherry'];
const STONES: Theme['others'] = ['sapphire', 'amber', 'garnet', 'aquamarine', 'peridot'];

const theme = (
  stars: Theme['stars'],
  [wild, scatter]: readonly [ActorId, ActorId],
  backdrop: Backdrop,
  scenes: readonly Hue[],
  others = RANKS,
): Theme => ({ stars, wild, scatter, others, backdrop, scenes });

export const THEMES: Record<ThemeFamily, Theme> = {
  egypt: theme(['pharaoh', 'eye', 'scarab', 'lotus'], ['sunstone', 'book'], 'dunes', [
    [252, 0.1],
    [42, 0.12],
    [200, 0.08],
  ]),
  book: theme(['pharaoh', 'eye', 'coin', 'scarab'], ['book', 'sunstone'], 'rays', [
    [30, 0.1],
    [185, 0.07],
    [290, 0.08],
  ]),
  fruit: theme(
    ['melon', 'grape', 'bell', 'clover'],
    ['seven', 'star'],
    'rays',
    [
      [350, 0.12],
      [160, 0.09],
      [225, 0.09],
    ],
    FRUIT,
  ),
  seven: theme(
    ['seven', 'bell', 'horseshoe', 'melon'],
    ['star', 'coin'],
    'rays',
    [
      [15, 0.13],
      [265, 0.1],
    ],
    FRUIT,
  ),
  gem: theme(
    ['brilliant', 'emerald', 'ruby', 'amethyst'],
    ['crown', 'star'],
    'bokeh',
    [
      [280, 0.1],
      [205, 0.09],
      [330, 0.1],
      [165, 0.08],
    ],
    STONES,
  ),
  coin: theme(['chest', 'crown', 'coin', 'ruby'], ['star', 'bell'], 'rays', [
    [55, 0.1],
    [150, 0.08],
    [20, 0.11],
  ]),
  royal: theme(['crown', 'sword', 'shield', 'amethyst'], ['lion', 'coin'], 'bokeh', [
    [300, 0.09],
    [262, 0.11],
    [15, 0.11],
  ]),
  asia: theme(['koi', 'fan', 'lotus', 'coin'], ['lantern', 'moon'], 'waves', [
    [20, 0.13],
    [185, 0.07],
    [345, 0.09],
  ]),
  dragon: theme(['egg', 'sword', 'shield', 'coin'], ['flame', 'moon'], 'peaks', [
    [25, 0.12],
    [165, 0.07],
    [285, 0.09],
  ]),
  wild: theme(['wolf', 'moon', 'ice', 'mushroom'], ['flame', 'star'], 'peaks', [
    [262, 0.08],
    [220, 0.07],
  ]),
  bull: theme(['bull', 'wolf', 'cactus', 'horseshoe'], ['retro', 'coin'], 'dunes', [
    [40, 0.13],
    [25, 0.12],
  ]),
  lion: theme(['lion', 'bull', 'mask', 'cactus'], ['retro', 'sunstone'], 'dunes', [
    [55, 0.13],
    [35, 0.13],
  ]),
  sea: theme(['kraken', 'wheel', 'fish', 'anchor'], ['moon', 'chest'], 'waves', [
    [225, 0.09],
    [195, 0.08],
  ]),
  pirate: theme(['pirate', 'wheel', 'coin', 'anchor'], ['skull', 'chest'], 'waves', [
    [235, 0.07],
    [200, 0.08],
    [45, 0.1],
  ]),
  fish: theme(['fish', 'wheel', 'koi', 'anchor'], ['star', 'chest'], 'waves', [
    [215, 0.1],
    [190, 0.09],
  ]),
  space: theme(['planet', 'rocket', 'moon', 'amethyst'], ['star', 'retro'], 'stars', [
    [285, 0.1],
    [255, 0.11],
    [320, 0.09],
  ]),
  candy: theme(['cupcake', 'lolly', 'candy', 'cherry'], ['star', 'crown'], 'bokeh', [
    [350, 0.11],
    [300, 0.1],
    [200, 0.09],
  ]),
  gothic: theme(['skull', 'potion', 'book', 'mask'], ['midnight', 'crown'], 'peaks', [
    [300, 0.08],
    [350, 0.09],
    [165, 0.06],
  ]),
  potion: theme(['potion', 'mushroom', 'book', 'amethyst'], ['star', 'moon'], 'bokeh', [
    [290, 0.1],
    [165, 0.07],
  ]),
  norse: theme(['hammer', 'shield', 'wolf', 'sword'], ['bolt', 'ice'], 'peaks', [
    [240, 0.07],
    [215, 0.07],
    [25, 0.09],
  ]),
  greek: theme(['bolt', 'helmet', 'shield', 'lion'], ['crown', 'coin'], 'rays', [
    [255, 0.1],
    [215, 0.09],
    [285, 0.08],
  ]),
  west: theme(['star', 'bull', 'cactus', 'horseshoe'], ['skull', 'coin'], 'dunes', [
    [48, 0.12],
    [30, 0.12],
    [205, 0.07],
  ]),
  fire: theme(['egg', 'sunstone', 'helmet', 'coin'], ['flame', 'star'], 'peaks', [
    [20, 0.13],
    [350, 0.1],
  ]),
  ice: theme(['ice', 'wolf', 'bell', 'sapphire'], ['crown', 'moon'], 'peaks', [
    [230, 0.09],
    [205, 0.08],
  ]),
  aztec: theme(['sunstone', 'mask', 'scarab', 'coin'], ['flame', 'eye'], 'rays', [
    [160, 0.08],
    [140, 0.08],
    [35, 0.12],
  ]),
  irish: theme(['clover', 'horseshoe', 'coin', 'mushroom'], ['chest', 'crown'], 'dunes', [
    [155, 0.1],
    [135, 0.1],
  ]),
  neon: theme(['retro', 'seven', 'dice', 'rocket'], ['star', 'planet'], 'stars', [
    [320, 0.12],
    [285, 0.11],
  ]),
  joker: theme(
    ['joker', 'seven', 'bell', 'crown'],
    ['star', 'mask'],
    'rays',
    [
      [300, 0.11],
      [20, 0.13],
    ],
    FRUIT,
  ),
  mask: theme(['mask', 'fan', 'lantern', 'crown'], ['joker', 'star'], 'bokeh', [
    [310, 0.1],
    [270, 0.09],
  ]),
  honey: theme(
    ['bee', 'lotus', 'mushroom', 'clover'],
    ['star', 'coin'],
    'bokeh',
    [
      [75, 0.13],
      [140, 0.1],
    ],
    FRUIT,
  ),
  mush: theme(['mushroom', 'potion', 'bee', 'clover'], ['moon', 'star'], 'peaks', [
    [150, 0.08],
    [290, 0.08],
  ]),
  sword: theme(['sword', 'shield', 'helmet', 'crown'], ['lion', 'ruby'], 'peaks', [
    [255, 0.07],
    [20, 0.1],
  ]),
};

/** The actor shown for a symbol. */
export function actorOf({ stars, others, wild, scatter }: Theme, symbol: PayingSymbol | 'S'): ActorId {
  const letters = [...stars, ...others];
  if (symbol === 'W') return wild;
  if (symbol === 'S') return scatter;
  return letters['ABCDEFGHI'.indexOf(symbol)] ?? wild;
}
