import { type AnswerOf } from '@/contract/wire';
import { type Spoken, spokenOf } from '../../http/languages';
import { type Db } from '../../db/database';
import { factorOf } from './dayFigures';
import { levelOfPlayer } from './dayStore';
import { type Level, levelAfter, levelName, LEVELS, xpOf } from './levels';

type LevelWire = AnswerOf<'loyaltyLevels'>['data']['levels'][number];
type OwnLevel = NonNullable<AnswerOf<'userDetails'>['userLoyaltyLevel']>;

/** Benefits of a level; `{{n}}` is its percentage. */
const BENEFITS: Readonly<Record<'rakeback' | 'cashback', Readonly<Record<Spoken, string>>>> = {
  rakeback: {
    en: '{{n}}% of the house edge of every real stake back, each day',
    de: '{{n}} % des Hausvorteils jedes Echtgeldeinsatzes zurück, jeden Tag',
    ar: 'استرداد {{n}}٪ من أفضلية الكازينو عن كل رهان بأموال حقيقية، كل يوم',
    th: 'คืน {{n}}% ของค่าได้เปรียบเจ้ามือจากทุกเดิมพันด้วยเงินจริง ทุกวัน',
  },
  cashback: {
    en: '{{n}}% of a day’s net loss back',
    de: '{{n}} % des Nettoverlusts eines Tages zurück',
    ar: 'استرداد {{n}}٪ من صافي خسارة اليوم',
    th: 'คืน {{n}}% ของยอดขาดทุนสุทธิในแต่ละวัน',
  },
};

const benefit = (kind: keyof typeof BENEFITS, language: Spoken, rate: bigint): string =>
  BENEFITS[kind][language].replace('{{n}}', (Number(rate) / 100).toLocaleString(`${language}-u-nu-latn`));

const levelWire = (level: Level, language: Spoken): LevelWire => ({
  level: level.level,
  name: levelName(level, language),
  xp: xpOf(level.points),
  rakebackRate: Number(factorOf(level.rakebackRate)),
  cashbackPercent: Number(factorOf(level.cashbackRate)),
  benefits: [benefit('rakeback', language, level.rakebackRate), benefit('cashback', language, level.cashbackRate)],
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
