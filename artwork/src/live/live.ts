import { type Colours } from '../drawing/paint';
import { pick, type Random } from '../drawing/random';
import { group } from '../drawing/svg';
import { type MotifId, MOTIFS } from '../families/motifs';
import { dealer } from './dealer';
import { ROOMS, type RoomId } from './rooms';
import { cardTable, glints, otherTable, wheelTable } from './tables';

/** Words of a name that lead to its room. */
const WORDS: readonly (readonly [words: RegExp, room: RoomId])[] = [
  [/\b(?:speed|turbo|rapid|lightning|neon)/i, 'neon'],
  [/\b(?:grand|salon|royal|palace|prestige)/i, 'salon'],
  [/\b(?:tavola|terrace|garden|riviera|villa)/i, 'terrace'],
  [/\b(?:.*moon|night|star|city)/i, 'night'],
];
const ANY: readonly [RoomId, ...RoomId[]] = ['night', 'terrace', 'salon', 'neon'];

const roomOf = (name: string, random: Random): RoomId =>
  WORDS.find(([words]) => words.test(name))?.[1] ?? pick(ANY, random);

type Told = { random: Random; motif: MotifId; palette: { motif: Colours } };

/** A live table in its room with who deals, drawn at 400×250. A wheel, a card table or another game by its name. */
export function live(name: string, { random, motif, palette }: Told, width: number, height: number): string {
  const room = ROOMS[roomOf(name, random)];
  const isWheel = motif === 'roulette';
  const isCards = motif === 'cards' || motif === 'chips';
  const table = isWheel
    ? wheelTable(room.felt.wheel, palette.motif)
    : isCards
      ? cardTable(room.felt.cards, palette.motif)
      : otherTable(room.felt.wheel, MOTIFS[motif](palette.motif));
  return group(
    `scale(${(width / 400).toFixed(4)} ${(height / 250).toFixed(4)})`,
    room.draw(random) + dealer(isWheel ? 'translate(252 92)' : 'translate(200 88)', random) + table + glints(random),
  );
}
