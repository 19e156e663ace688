import { type Spoken, spokenOf } from '../../http/languages';

/** Reasons of rejection and failure, as shown to players. Operators may also write their own. */
const REASONS = {
  documents: {
    en: 'We need documents from you before we can pay out. See your verification page.',
    de: 'Vor der Auszahlung benötigen wir Dokumente von Ihnen. Bitte sehen Sie auf der Seite zur Verifizierung nach.',
    ar: 'نحتاج إلى مستندات منك قبل الدفع. يرجى الاطلاع على صفحة التحقق.',
    th: 'เราต้องการเอกสารจากคุณก่อนจ่ายเงิน โปรดดูที่หน้ายืนยันตัวตน',
  },
  name: {
    en: 'The account you want to be paid to isn’t in your name.',
    de: 'Das Zielkonto läuft nicht auf Ihren Namen.',
    ar: 'الحساب المطلوب الدفع إليه ليس باسمك.',
    th: 'บัญชีปลายทางไม่ใช่ชื่อของคุณ',
  },
  bank: {
    en: 'The bank sent the money back.',
    de: 'Die Bank hat das Geld zurückgesandt.',
    ar: 'أعاد المصرف المبلغ.',
    th: 'ธนาคารส่งเงินคืนมา',
  },
  network: {
    en: 'The network didn’t transfer the coins.',
    de: 'Das Netzwerk hat die Coins nicht übertragen.',
    ar: 'لم تنقل الشبكة العملات.',
    th: 'เครือข่ายไม่ได้โอนเหรียญ',
  },
} as const satisfies Record<string, Record<Spoken, string>>;

export const REASON_CODES = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** A stored reason: a predefined one translated, any other as the operator wrote it. */
export function reasonIn(language: string, reason: string | null): string | null {
  const code = REASON_CODES.find((one) => one === reason);
  return code ? REASONS[code][spokenOf(language)] : reason;
}
