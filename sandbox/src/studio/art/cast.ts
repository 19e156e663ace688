import { type Motif } from '../../drawing/paint';
import { cactus, mask, sunstone } from '../../drawing/motifs/aztec';
import { bolt, hammer, helmet, shield, sword } from '../../drawing/motifs/battle';
import { bull, egg, lion, wolf } from '../../drawing/motifs/beasts';
import { book, eye, pharaoh, scarab } from '../../drawing/motifs/desert';
import { flame, ice, star } from '../../drawing/motifs/elements';
import { bell, cherry, citrus, grape, melon, plum, seven } from '../../drawing/motifs/fruit';
import { fan, koi, lantern, lotus, mushroom } from '../../drawing/motifs/garden';
import {
  brilliant,
  lozenge,
  marquise,
  pear,
  pentagon,
  roundCut,
  sixSided,
  stepCut,
  trillion,
} from '../../drawing/motifs/gems';
import { bee, clover, dice, horseshoe } from '../../drawing/motifs/luck';
import { pirate, skull } from '../../drawing/motifs/pirates';
import { ace, jack, king, queen, ten } from '../../drawing/motifs/ranks';
import { anchor, fish, kraken, wheel } from '../../drawing/motifs/sea';
import { midnight, moon, planet, retro, rocket } from '../../drawing/motifs/sky';
import { joker, potion } from '../../drawing/motifs/stage';
import { candy, cupcake, lolly } from '../../drawing/motifs/sweets';
import { chest, coin, crown } from '../../drawing/motifs/treasure';

/** A hue in degrees and how strong it is. */
export type Hue = readonly [degrees: number, chroma: number];

/** A thing that can stand on a reel: how people call it, its drawing, and its natural colours. */
export type Actor = { name: string; draw: Motif; main: Hue; accent: Hue };

const actor = (name: string, draw: Motif, main: Hue, accent: Hue = main): Actor => ({ name, draw, main, accent });

export const CAST = {
  ace: actor('Ace', ace, [25, 0.17]),
  king: actor('King', king, [295, 0.15]),
  queen: actor('Queen', queen, [345, 0.17]),
  jack: actor('Jack', jack, [150, 0.14]),
  ten: actor('Ten', ten, [225, 0.13]),

  pharaoh: actor('Pharaoh', pharaoh, [40, 0.15], [245, 0.13]),
  eye: actor('Eye of Horus', eye, [40, 0.15], [245, 0.13]),
  scarab: actor('Scarab', scarab, [45, 0.16], [220, 0.12]),
  book: actor('Book', book, [25, 0.15], [195, 0.11]),
  sunstone: actor('Sunstone', sunstone, [165, 0.13], [20, 0.19]),
  cactus: actor('Cactus', cactus, [150, 0.12], [355, 0.17]),
  mask: actor('Mask', mask, [300, 0.16], [180, 0.12]),

  seven: actor('Seven', seven, [22, 0.21], [85, 0.16]),
  bell: actor('Bell', bell, [85, 0.16], [22, 0.21]),
  melon: actor('Melon', melon, [14, 0.19], [140, 0.14]),
  grape: actor('Grapes', grape, [310, 0.19]),
  plum: actor('Plum', plum, [285, 0.17]),
  orange: actor('Orange', citrus, [58, 0.19]),
  lemon: actor('Lemon', citrus, [100, 0.19]),
  lime: actor('Lime', citrus, [134, 0.18]),
  cherry: actor('Cherries', cherry, [22, 0.2]),

  brilliant: actor('Diamond', brilliant, [225, 0.07]),
  emerald: actor('Emerald', stepCut, [155, 0.16]),
  ruby: actor('Ruby', sixSided, [18, 0.2]),
  amethyst: actor('Amethyst', roundCut, [305, 0.18]),
  sapphire: actor('Sapphire', pear, [262, 0.17]),
  amber: actor('Amber', lozenge, [70, 0.16]),
  garnet: actor('Garnet', trillion, [350, 0.18]),
  aquamarine: actor('Aquamarine', marquise, [195, 0.12]),
  peridot: actor('Peridot', pentagon, [125, 0.16]),

  crown: actor('Crown', crown, [300, 0.15], [350, 0.18]),
  coin: actor('Coins', coin, [85, 0.15]),
  chest: actor('Treasure chest', chest, [150, 0.13], [25, 0.18]),
  clover: actor('Clover', clover, [145, 0.16], [75, 0.16]),
  horseshoe: actor('Horseshoe', horseshoe, [145, 0.16], [75, 0.16]),
  dice: actor('Dice', dice, [22, 0.19], [85, 0.15]),
  bee: actor('Bee', bee, [80, 0.16], [35, 0.17]),

  lotus: actor('Lotus', lotus, [355, 0.16], [160, 0.13]),
  fan: actor('Fan', fan, [345, 0.16], [20, 0.2]),
  lantern: actor('Lantern', lantern, [22, 0.18], [20, 0.2]),
  koi: actor('Koi', koi, [45, 0.15], [25, 0.2]),
  mushroom: actor('Mushroom', mushroom, [25, 0.19], [85, 0.15]),

  wolf: actor('Wolf', wolf, [255, 0.05], [75, 0.15]),
  bull: actor('Buffalo', bull, [35, 0.09], [50, 0.18]),
  lion: actor('Lion', lion, [70, 0.13], [35, 0.15]),
  egg: actor('Dragon egg', egg, [160, 0.13], [35, 0.19]),
  flame: actor('Flame', flame, [35, 0.19], [50, 0.18]),
  ice: actor('Ice crystal', ice, [215, 0.1], [190, 0.1]),
  star: actor('Star', star, [150, 0.12], [22, 0.17]),

  kraken: actor('Kraken', kraken, [190, 0.12], [25, 0.17]),
  fish: actor('Fish', fish, [145, 0.12], [40, 0.18]),
  anchor: actor('Anchor', anchor, [190, 0.12], [25, 0.17]),
  wheel: actor("Ship's wheel", wheel, [250, 0.09], [225, 0.12]),
  pirate: actor('Pirate', pirate, [250, 0.09], [25, 0.18]),
  skull: actor('Skull', skull, [310, 0.13], [150, 0.15]),

  planet: actor('Planet', planet, [30, 0.17], [320, 0.16]),
  rocket: actor('Rocket', rocket, [215, 0.12], [28, 0.2]),
  moon: actor('Moon', moon, [260, 0.1], [75, 0.15]),
  midnight: actor('Bat moon', midnight, [260, 0.1], [75, 0.15]),
  retro: actor('Sunset', retro, [345, 0.2], [200, 0.13]),

  lolly: actor('Lollipop', lolly, [355, 0.18], [195, 0.12]),
  candy: actor('Candy', candy, [200, 0.13], [355, 0.18]),
  cupcake: actor('Cupcake', cupcake, [350, 0.17], [195, 0.12]),
  potion: actor('Potion', potion, [155, 0.15], [300, 0.16]),
  joker: actor('Joker', joker, [295, 0.17], [20, 0.2]),

  hammer: actor('Hammer', hammer, [20, 0.15], [215, 0.11]),
  shield: actor('Shield', shield, [20, 0.15], [215, 0.11]),
  bolt: actor('Thunderbolt', bolt, [85, 0.15], [20, 0.17]),
  helmet: actor('Helmet', helmet, [80, 0.13], [20, 0.17]),
  sword: actor('Swords', sword, [350, 0.17], [220, 0.1]),
} as const satisfies Record<string, Actor>;

export type ActorId = keyof typeof CAST;
