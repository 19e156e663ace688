import { cactus, mask, sunstone } from '../drawing/motifs/aztec';
import { bolt, hammer, helmet, shield, sword } from '../drawing/motifs/battle';
import { bull, egg, lion, wolf } from '../drawing/motifs/beasts';
import { book, eye, pharaoh, scarab } from '../drawing/motifs/desert';
import { flame, ice, star } from '../drawing/motifs/elements';
import { bell, cherry, citrus, grape, melon, seven } from '../drawing/motifs/fruit';
import { fan, koi, lantern, lotus, mushroom } from '../drawing/motifs/garden';
import { brilliant, sixSided, stepCut } from '../drawing/motifs/gems';
import { bee, clover, dice, horseshoe } from '../drawing/motifs/luck';
import { mine, plinko } from '../drawing/motifs/originals';
import { pirate, skull } from '../drawing/motifs/pirates';
import { anchor, fish, kraken, wheel } from '../drawing/motifs/sea';
import { midnight, planet, retro, rocket } from '../drawing/motifs/sky';
import { joker, potion } from '../drawing/motifs/stage';
import { candy, cupcake, lolly } from '../drawing/motifs/sweets';
import { cards, chips, fortune, roulette } from '../drawing/motifs/table';
import { chest, coin, crown } from '../drawing/motifs/treasure';
import { type Motif } from '../drawing/paint';

/** Every motif of the covers. Most are also symbols on the studio's reels. */
export const MOTIFS = {
  anchor,
  bee,
  bell,
  bolt,
  book,
  brilliant,
  bull,
  cactus,
  candy,
  cards,
  cherry,
  chest,
  chips,
  citrus,
  clover,
  coin,
  crown,
  cupcake,
  dice,
  egg,
  eye,
  fan,
  fish,
  flame,
  fortune,
  grape,
  hammer,
  helmet,
  horseshoe,
  ice,
  joker,
  koi,
  kraken,
  lantern,
  lion,
  lolly,
  lotus,
  mask,
  melon,
  midnight,
  mine,
  mushroom,
  pharaoh,
  pirate,
  planet,
  plinko,
  potion,
  retro,
  rocket,
  roulette,
  scarab,
  seven,
  shield,
  sixSided,
  skull,
  star,
  stepCut,
  sunstone,
  sword,
  wheel,
  wolf,
} as const satisfies Record<string, Motif>;

export type MotifId = keyof typeof MOTIFS;
