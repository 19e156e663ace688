import { type Spoken, spokenOf } from '../../http/languages';
import { Refusal } from '../../http/refusal';

const REFUSALS = {
  CLAIM_UNAVAILABLE: {
    en: 'You can’t claim this reward. It isn’t open yet, it’s no longer open, or it isn’t yours.',
    de: 'Diese Prämie lässt sich nicht abholen: Sie ist noch nicht oder nicht mehr offen, oder sie gehört nicht Ihnen.',
    ar: 'لا يمكن استلام هذه المكافأة: لم تُفتح بعد، أو انتهت مدتها، أو ليست لك.',
    th: 'รับรางวัลนี้ไม่ได้: ยังไม่เปิด หมดเวลาแล้ว หรือไม่ใช่ของคุณ',
  },
  DAILY_BONUS_UNAVAILABLE: {
    en: 'You don’t have a daily bonus right now.',
    de: 'Zurzeit wartet kein Tagesbonus auf Sie.',
    ar: 'لا توجد مكافأة يومية متاحة لك حاليًا.',
    th: 'ตอนนี้ยังไม่มีโบนัสรายวันสำหรับคุณ',
  },
  TIME_ZONE_LOCKED: {
    en: 'You can change your time zone once a week.',
    de: 'Die Zeitzone Ihrer Tage lässt sich einmal pro Woche ändern.',
    ar: 'يمكن تغيير المنطقة الزمنية لأيامك مرة واحدة في الأسبوع.',
    th: 'เปลี่ยนเขตเวลาของคุณได้สัปดาห์ละครั้ง',
  },
} as const satisfies Record<string, Record<Spoken, string>>;

/** A refusal, in a language. */
export const rewardRefusal = (
  code: keyof typeof REFUSALS,
  language: string | null,
  details?: Record<string, unknown>,
): Refusal => new Refusal(409, code, REFUSALS[code][spokenOf(language)], details);
