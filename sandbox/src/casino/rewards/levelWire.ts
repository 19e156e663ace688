import { type AnswerOf } from '@/contract/wire';
import { type Spoken, spokenOf } from '../../http/languages';
import { type Db } from '../../db/database';
import { factorOf } from './dayFigures';
import { levelOfPlayer } from './dayStore';
import { type Level, levelAfter, levelName, LEVELS, xpOf } from './levels';

type LevelWire = AnswerOf<'loyaltyLevels'>['data']['levels'][number];
type OwnLevel = NonNullable<AnswerOf<'userDetails'>['userLoyaltyLevel']>;

/** A level's benefits are its two rates: in other words they would only be said twice. */
const levelWire = (level: Level, language: Spoken): LevelWire => ({
  level: level.level,
  name: levelName(level, language),
  xp: xpOf(level.points),
  rakebackRate: Number(factorOf(level.rakebackRate)),
  cashbackPercent: Number(factorOf(level.cashbackRate)),
});

/** The levels of the VIP club, lowest first (ENG-01). */
export const levelsWire = (language: string): LevelWire[] =>
  LEVELS.map((level) => levelWire(level, spokenOf(language)));

/** A player's position in the VIP club (ENG-01); the next level is null at the highest. */
export async function ownLevel(db: Db, player: string, language: string | null): Promise<OwnLevel> {
  const { level, points } = await levelOfPlayer(db, player);
  const next = levelAfter(level);
  return {
    level: level.level,
    name: levelName(level, language),
    xp: xpOf(points),
    levelXp: xpOf(level.points),
    nextLevelXp: next && xpOf(next.points),
    nextLevelName: next && levelName(next, language),
  };
}
