import { type Spoken, spokenOf } from '../../http/languages';
import { say, type Sentence } from '../accounts/fields/sentences';
import { Refusal } from '../../http/refusal';

/** Refusal codes of withdrawals with HTTP status and message (spec §8, ERR-34). */
const REFUSALS = {
  REQUIRED_EMAIL_VERIFICATION: {
    status: 409,
    en: 'Verify your email address before you withdraw.',
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie auszahlen.',
    ar: 'يرجى تأكيد بريدك الإلكتروني قبل السحب.',
    th: 'โปรดยืนยันอีเมลของคุณก่อนถอนเงิน',
  },
  DEPOSIT_REQUIRED: {
    status: 409,
    en: 'You can withdraw after your first successful deposit.',
    de: 'Auszahlen können Sie nach Ihrer ersten erfolgreichen Einzahlung.',
    ar: 'يمكنك السحب بعد أول إيداع ناجح.',
    th: 'คุณถอนเงินได้หลังจากฝากเงินสำเร็จครั้งแรก',
  },
  ACTIVE_BONUS: {
    status: 409,
    en: 'You have an active bonus. Finish wagering it or cancel it before you withdraw.',
    de: 'Sie haben einen aktiven Bonus. Setzen Sie ihn um oder stornieren Sie ihn, bevor Sie auszahlen.',
    ar: 'لديك مكافأة نشطة. استوفِ متطلباتها أو ألغها قبل السحب.',
    th: 'คุณมีโบนัสที่ใช้งานอยู่ ทำให้ครบหรือยกเลิกก่อนถอนเงิน',
  },
  DEPOSIT_WAGERING: {
    status: 409,
    en: 'You have to wager your deposit before you withdraw.',
    de: 'Ihre Einzahlung muss umgesetzt sein, bevor Sie auszahlen.',
    ar: 'يجب استيفاء متطلبات الرهان على إيداعك قبل السحب.',
    th: 'ต้องทำยอดหมุนเวียนจากเงินฝากให้ครบก่อนถอนเงิน',
  },
  INSUFFICIENT_BALANCE: {
    status: 409,
    en: 'Your balance is too low for this withdrawal.',
    de: 'Ihr Guthaben reicht für diese Auszahlung nicht aus.',
    ar: 'رصيدك لا يكفي لهذا السحب.',
    th: 'ยอดคงเหลือของคุณไม่พอสำหรับการถอนนี้',
  },
  CALCULATION_ERROR: {
    status: 409,
    en: 'We can’t calculate the fees. Either the amount doesn’t cover them, or there’s no exchange rate for it.',
    de: 'Die Kosten dieser Auszahlung lassen sich nicht berechnen: Der Betrag deckt die Gebühren nicht, oder es gibt keinen Kurs.',
    ar: 'تعذّر حساب تكاليف هذا السحب: المبلغ لا يغطي الرسوم، أو لا يوجد سعر صرف.',
    th: 'คำนวณค่าใช้จ่ายของการถอนนี้ไม่ได้: จำนวนเงินไม่พอค่าธรรมเนียม หรือไม่มีอัตราแลกเปลี่ยน',
  },
  QUOTE_EXPIRED: {
    status: 409,
    en: 'These amounts are no longer valid. Calculate again.',
    de: 'Diese Zahlen gelten nicht mehr. Bitte berechnen Sie neu.',
    ar: 'لم تعد هذه الأرقام صالحة. يرجى إعادة الحساب.',
    th: 'ตัวเลขเหล่านี้หมดอายุแล้ว โปรดคำนวณใหม่',
  },
  QUOTE_CHANGED: {
    status: 409,
    en: 'The amounts have changed. Check them and confirm again.',
    de: 'Die Zahlen haben sich geändert. Bitte prüfen Sie sie und bestätigen Sie erneut.',
    ar: 'تغيّرت الأرقام. يرجى مراجعتها والتأكيد مرة أخرى.',
    th: 'ตัวเลขเปลี่ยนไปแล้ว โปรดตรวจสอบและยืนยันอีกครั้ง',
  },
  NOT_CANCELLABLE: {
    status: 409,
    en: 'This withdrawal can no longer be canceled.',
    de: 'Diese Auszahlung lässt sich nicht mehr abbrechen.',
    ar: 'لم يعد بالإمكان إلغاء هذا السحب.',
    th: 'ยกเลิกการถอนนี้ไม่ได้แล้ว',
  },
  WITHDRAWAL_NOT_FOUND: {
    status: 404,
    en: 'We can’t find this withdrawal.',
    de: 'Diese Auszahlung gibt es nicht.',
    ar: 'لا يوجد سحب كهذا.',
    th: 'ไม่พบการถอนนี้',
  },
} as const satisfies Record<string, { status: Refusal['status'] } & Record<Spoken, string>>;

export type WithdrawalCode = keyof typeof REFUSALS;

/** The refusal of a withdrawal, in a language. */
export function withdrawalRefusal(code: WithdrawalCode, language: string, details?: Record<string, unknown>): Refusal {
  const { status, ...said } = REFUSALS[code];
  return new Refusal(status, code, said[spokenOf(language)], details);
}

/** Field errors; `{{n}}` stands for an amount. */
const FAULTS = {
  amountInvalid: {
    en: 'Enter an amount such as 25 or 25.50',
    de: 'Geben Sie einen Betrag wie 25 oder 25,50 ein',
    ar: 'أدخل مبلغًا مثل 25 أو 25.50',
    th: 'กรอกจำนวนเงิน เช่น 25 หรือ 25.50',
  },
  amountLow: {
    en: 'At least {{n}}',
    de: 'Mindestens {{n}}',
    ar: 'الحد الأدنى {{n}}',
    th: 'อย่างน้อย {{n}}',
  },
  amountHigh: {
    en: 'At most {{n}}',
    de: 'Höchstens {{n}}',
    ar: 'الحد الأقصى {{n}}',
    th: 'ไม่เกิน {{n}}',
  },
  address: {
    en: 'This isn’t an address on the network you chose',
    de: 'Das ist keine Adresse des gewählten Netzwerks',
    ar: 'هذا ليس عنوانًا للشبكة المختارة',
    th: 'นี่ไม่ใช่ที่อยู่ของเครือข่ายที่เลือก',
  },
  account: {
    en: 'This isn’t an account number or IBAN',
    de: 'Das ist keine Kontonummer oder IBAN',
    ar: 'هذا ليس رقم حساب أو IBAN',
    th: 'นี่ไม่ใช่เลขที่บัญชีหรือ IBAN',
  },
  cardNumber: {
    en: 'This is a card number. Enter your bank account number',
    de: 'Das ist eine Kartennummer. Geben Sie die Nummer des Bankkontos ein',
    ar: 'هذا رقم بطاقة. أدخل رقم الحساب المصرفي',
    th: 'นี่คือหมายเลขบัตร กรอกเลขที่บัญชีธนาคาร',
  },
} as const satisfies Record<string, Record<Spoken, string>>;

/** An error of this table with its amount, or one shared by all forms. */
export type FieldFault = { fault: keyof typeof FAULTS; n?: string } | { sentence: Sentence };

/** A VALIDATION refusal with a message per field, in a language. */
export function withdrawalFaults(language: string, faults: Readonly<Record<string, FieldFault>>): Refusal {
  const spoken = spokenOf(language);
  const said = Object.entries(faults).map(([field, fault]) => [
    field,
    'sentence' in fault ? say(spoken, fault.sentence) : FAULTS[fault.fault][spoken].replace('{{n}}', fault.n ?? ''),
  ]);
  return new Refusal(422, 'VALIDATION', say(spoken, 'checkFields'), Object.fromEntries(said) as Record<string, string>);
}
