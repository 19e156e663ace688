import { type Motif } from '@/artwork/src/drawing/paint';
import { cactus, mask, sunstone } from '@/artwork/src/drawing/motifs/aztec';
import { bolt, hammer, helmet, shield, sword } from '@/artwork/src/drawing/motifs/battle';
import { bull, egg, lion, wolf } from '@/artwork/src/drawing/motifs/beasts';
import { book, eye, pharaoh, scarab } from '@/artwork/src/drawing/motifs/desert';
import { flame, ice, star } from '@/artwork/src/drawing/motifs/elements';
import { bell, cherry, citrus, grape, melon, plum, seven } from '@/artwork/src/drawing/motifs/fruit';
import { fan, koi, lantern, lotus, mushroom } from '@/artwork/src/drawing/motifs/garden';
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
} from '@/artwork/src/drawing/motifs/gems';
import { bee, clover, dice, horseshoe } from '@/artwork/src/drawing/motifs/luck';
import { pirate, skull } from '@/artwork/src/drawing/motifs/pirates';
import { ace, jack, king, queen, ten } from '@/artwork/src/drawing/motifs/ranks';
import { anchor, fish, kraken, wheel } from '@/artwork/src/drawing/motifs/sea';
import { midnight, moon, planet, retro, rocket } from '@/artwork/src/drawing/motifs/sky';
import { joker, potion } from '@/artwork/src/drawing/motifs/stage';
import { candy, cupcake, lolly } from '@/artwork/src/drawing/motifs/sweets';
import { chest, coin, crown } from '@/artwork/src/drawing/motifs/treasure';

/** A hue in degrees and its chroma. */
export type Hue = readonly [degrees: number, chroma: number];

/** A subject drawn as a reel symbol, with its natural colours. Its name is the text `actor.<id>`. */
export type Actor = { draw: Motif; main: Hue; accent: Hue };

const actor = (draw: Motif, main: Hue, accent: Hue = main): Actor => ({ draw, main, accent });

export const CAST = {
  ace: actor(ace, [25, 0.17]),
  king: actor(king, [295, 0.15]),
  queen: actor(queen, [345, 0.17]),
  jack: actor(jack, [150, 0.14]),
  ten: actor(ten, [225, 0.13]),

  pharaoh: actor(pharaoh, [40, 0.15], [245, 0.13]),
  eye: actor(eye, [40, 0.15], [245, 0.13]),
  scarab: actor(scarab, [45, 0.16], [220, 0.12]),
  book: actor(book, [25, 0.15], [195, 0.11]),
  sunstone: actor(sunstone, [165, 0.13], [20, 0.19]),
  cactus: actor(cactus, [150, 0.12], [355, 0.17]),
  mask: actor(mask, [300, 0.16], [180, 0.12]),

  seven: actor(seven, [22, 0.21], [85, 0.16]),
  bell: actor(bell, [85, 0.16], [22, 0.21]),
  melon: actor(melon, [14, 0.19], [140, 0.14]),
  grape: actor(grape, [310, 0.19]),
  plum: actor(plum, [285, 0.17]),
  orange: actor(citrus, [58, 0.19]),
  lemon: actor(citrus, [100, 0.19]),
  lime: actor(citrus, [134, 0.18]),
  cherry: actor(cherry, [22, 0.2]),

  brilliant: actor(brilliant, [225, 0.07]),
  emerald: actor(stepCut, [155, 0.16]),
  ruby: actor(sixSided, [18, 0.2]),
  amethyst: actor(roundCut, [305, 0.18]),
  sapphire: actor(pear, [262, 0.17]),
  amber: actor(lozenge, [70, 0.16]),
  garnet: actor(trillion, [350, 0.18]),
  aquamarine: actor(marquise, [195, 0.12]),
  peridot: actor(pentagon, [125, 0.16]),

  crown: actor(crown, [300, 0.15], [350, 0.18]),
  coin: actor(coin, [85, 0.15]),
  chest: actor(chest, [150, 0.13], [25, 0.18]),
  clover: actor(clover, [145, 0.16], [75, 0.16]),
  horseshoe: actor(horseshoe, [145, 0.16], [75, 0.16]),
  dice: actor(dice, [22, 0.19], [85, 0.15]),
  bee: actor(bee, [80, 0.16], [35, 0.17]),

  lotus: actor(lotus, [355, 0.16], [160, 0.13]),
  fan: actor(fan, [345, 0.16], [20, 0.2]),
  lantern: actor(lantern, [22, 0.18], [20, 0.2]),
  koi: actor(koi, [45, 0.15], [25, 0.2]),
  mushroom: actor(mushroom, [25, 0.19], [85, 0.15]),

  wolf: actor(wolf, [255, 0.05], [75, 0.15]),
  bull: actor(bull, [35, 0.09], [50, 0.18]),
  lion: actor(lion, [70, 0.13], [35, 0.15]),
  egg: actor(egg, [160, 0.13], [35, 0.19]),
  flame: actor(flame, [35, 0.19], [50, 0.18]),
  ice: actor(ice, [215, 0.1], [190, 0.1]),
  star: actor(star, [150, 0.12], [22, 0.17]),

  kraken: actor(kraken, [190, 0.12], [25, 0.17]),
  fish: actor(fish, [145, 0.12], [40, 0.18]),
  anchor: actor(anchor, [190, 0.12], [25, 0.17]),
  wheel: actor(wheel, [250, 0.09], [225, 0.12]),
  pirate: actor(pirate, [250, 0.09], [25, 0.18]),
  skull: actor(skull, [310, 0.13], [150, 0.15]),

  planet: actor(planet, [30, 0.17], [320, 0.16]),
  rocket: actor(rocket, [215, 0.12], [28, 0.2]),
  moon: actor(moon, [260, 0.1], [75, 0.15]),
  midnight: actor(midnight, [260, 0.1], [75, 0.15]),
  retro: actor(retro, [345, 0.2], [200, 0.13]),

  lolly: actor(lolly, [355, 0.18], [195, 0.12]),
  candy: actor(candy, [200, 0.13], [355, 0.18]),
  cupcake: actor(cupcake, [350, 0.17], [195, 0.12]),
  potion: actor(potion, [155, 0.15], [300, 0.16]),
  joker: actor(joker, [295, 0.17], [20, 0.2]),

  hammer: actor(hammer, [20, 0.15], [215, 0.11]),
  shield: actor(shield, [20, 0.15], [215, 0.11]),
  bolt: actor(bolt, [85, 0.15], [20, 0.17]),
  helmet: actor(helmet, [80, 0.13], [20, 0.17]),
  sword: actor(sword, [350, 0.17], [220, 0.1]),
} as const satisfies Record<string, Actor>;

export type ActorId = keyof typeof CAST;
