import { type Spoken } from '../../http/languages';
import { type TournamentRow } from './schema';

/** What a tournament is called. */
export const NAMES: Readonly<Record<TournamentRow['kind'], Readonly<Record<Spoken, string>>>> = {
  daily: { en: 'Daily race', de: 'Tagesrennen', ar: 'سباق اليوم', th: 'การแข่งรายวัน' },
  weekly: { en: 'Weekly race', de: 'Wochenrennen', ar: 'سباق الأسبوع', th: 'การแข่งรายสัปดาห์' },
  weekend: {
    en: 'Weekend regatta',
    de: 'Wochenend-Regatta',
    ar: 'سباق القوارب في عطلة الأسبوع',
    th: 'เรกัตตาสุดสัปดาห์',
  },
};
