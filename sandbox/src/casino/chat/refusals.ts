import { type FastifyRequest } from 'fastify';
import { type Said } from '../accounts/fields/fieldFaults';
import { spokenIn } from '../../http/languages';
import { Refusal } from '../../http/refusal';

const SAID = {
  CHAT_MUTED: {
    en: 'You can’t write in the chat right now.',
    de: 'Sie können im Chat gerade nicht schreiben.',
    ar: 'لا يمكنك الكتابة في الدردشة الآن.',
    th: 'ขณะนี้คุณไม่สามารถเขียนในแชตได้',
  },
  CHAT_SLOW: {
    en: 'Slow mode is on. Wait a moment before you write again.',
    de: 'Der langsame Modus ist an. Warten Sie einen Moment, bevor Sie wieder schreiben.',
    ar: 'الوضع البطيء مفعّل. انتظر قليلًا قبل أن تكتب مجددًا.',
    th: 'เปิดโหมดช้าอยู่ โปรดรอสักครู่ก่อนเขียนอีกครั้ง',
  },
  CHAT_WORDS: {
    en: 'This message contains a word that isn’t allowed here.',
    de: 'Diese Nachricht enthält ein Wort, das hier nicht erlaubt ist.',
    ar: 'تحتوي هذه الرسالة على كلمة غير مسموح بها هنا.',
    th: 'ข้อความนี้มีคำที่ไม่อนุญาตให้ใช้ที่นี่',
  },
  TOO_MANY_ATTEMPTS: {
    en: 'That was a lot at once. Wait a few seconds.',
    de: 'Das war viel auf einmal. Warten Sie ein paar Sekunden.',
    ar: 'رسائل كثيرة دفعة واحدة. انتظر بضع ثوانٍ.',
    th: 'ส่งเร็วเกินไป โปรดรอสักครู่',
  },
  CHAT_TOO_LATE: {
    en: 'You can delete a message for two minutes after you sent it.',
    de: 'Sie können eine Nachricht bis zwei Minuten nach dem Senden löschen.',
    ar: 'يمكنك حذف الرسالة خلال دقيقتين من إرسالها.',
    th: 'คุณลบข้อความได้ภายในสองนาทีหลังส่ง',
  },
  CHAT_MESSAGE_NOT_FOUND: {
    en: 'This message no longer exists.',
    de: 'Diese Nachricht gibt es nicht mehr.',
    ar: 'لم تعد هذه الرسالة موجودة.',
    th: 'ไม่มีข้อความนี้แล้ว',
  },
  CHAT_SHARE_NOT_FOUND: {
    en: 'You can’t share this.',
    de: 'Das lässt sich nicht teilen.',
    ar: 'لا يمكن مشاركة هذا.',
    th: 'แชร์รายการนี้ไม่ได้',
  },
  CHAT_PLAYER_NOT_FOUND: {
    en: 'We can’t find this player.',
    de: 'Diesen Spieler gibt es nicht.',
    ar: 'لا يوجد لاعب كهذا.',
    th: 'ไม่พบผู้เล่นคนนี้',
  },
  VALIDATION: {
    en: 'Check what you wrote.',
    de: 'Bitte prüfen Sie Ihre Eingabe.',
    ar: 'يرجى التحقق مما كتبته.',
    th: 'โปรดตรวจสอบสิ่งที่คุณเขียน',
  },
} satisfies Record<string, Said>;

export type ChatCode = keyof typeof SAID;

const STATUS: Readonly<Partial<Record<ChatCode, Refusal['status']>>> = {
  CHAT_MESSAGE_NOT_FOUND: 404,
  CHAT_PLAYER_NOT_FOUND: 404,
  CHAT_SHARE_NOT_FOUND: 404,
  VALIDATION: 422,
};

/** A refusal of the chat, in the language of the call. */
export const chatRefusal = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  code: ChatCode,
  details?: Record<string, unknown>,
): Refusal => new Refusal(STATUS[code] ?? 409, code, SAID[code][spokenIn(headers['accept-language'])], details);
