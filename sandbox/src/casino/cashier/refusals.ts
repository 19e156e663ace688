import { type Spoken, spokenOf } from '../../http/languages';
import { Refusal } from '../../http/refusal';

/** The deposit codes of specification §8, and that of BON-05, with HTTP status and texts. */
const REFUSALS = {
  GLOBAL_ERROR: {
    status: 409,
    en: 'The cashier can’t open. We need your verification or documents. Contact support.',
    de: 'Die Kasse lässt sich nicht öffnen: Es werden eine Verifizierung oder Dokumente benötigt. Bitte wenden Sie sich an den Kundendienst.',
    ar: 'لا يمكن فتح الصندوق: مطلوب التحقق من الهوية أو تقديم مستندات. يرجى التواصل مع الدعم.',
    th: 'เปิดแคชเชียร์ไม่ได้: ต้องยืนยันตัวตนหรือส่งเอกสาร โปรดติดต่อฝ่ายบริการลูกค้า',
  },
  DEPOSIT_COUNTRY_BLOCK: {
    status: 409,
    en: 'Deposits aren’t available in your country. If you use a VPN, turn it off and log in again.',
    de: 'In Ihrem Land sind keine Einzahlungen möglich. Wenn Sie ein VPN nutzen, schalten Sie es aus und melden Sie sich neu an.',
    ar: 'الإيداع غير متاح في بلدك. إذا كنت تستخدم VPN فأوقفه وسجّل الدخول مرة أخرى.',
    th: 'ไม่สามารถฝากเงินในประเทศของคุณได้ หากใช้ VPN ให้ปิดแล้วเข้าสู่ระบบอีกครั้ง',
  },
  REQUIRED_EMAIL_VERIFICATION: {
    status: 409,
    en: 'Verify your email address first. Check your spam folder, too.',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse; sehen Sie auch im Spam-Ordner nach.',
    ar: 'يرجى تأكيد بريدك الإلكتروني أولًا؛ تحقق أيضًا من مجلد الرسائل غير المرغوب فيها.',
    th: 'โปรดยืนยันอีเมลของคุณก่อน และตรวจดูโฟลเดอร์สแปมด้วย',
  },
  PAYMENT_LIMIT_THRESHOLD: {
    status: 409,
    en: 'You’ve reached your deposit limit.',
    de: 'Ihr Einzahlungslimit ist erreicht.',
    ar: 'لقد بلغت حد الإيداع الخاص بك.',
    th: 'ถึงขีดจำกัดการฝากเงินของคุณแล้ว',
  },
  TRANSACTION_FAILED: {
    status: 409,
    en: 'The transaction failed.',
    de: 'Die Transaktion ist fehlgeschlagen.',
    ar: 'فشلت المعاملة.',
    th: 'ทำรายการไม่สำเร็จ',
  },
  PROVIDER_ERROR: {
    status: 409,
    en: 'The payment provider isn’t available right now.',
    de: 'Der Zahlungsanbieter ist zurzeit nicht erreichbar.',
    ar: 'مزوّد الدفع غير متاح حاليًا.',
    th: 'ผู้ให้บริการชำระเงินไม่พร้อมใช้งานในขณะนี้',
  },
  PAYMENT_SERVICE_ERROR: {
    status: 409,
    en: 'This payment method doesn’t support your currency.',
    de: 'Diese Zahlungsart unterstützt Ihre Währung nicht.',
    ar: 'طريقة الدفع هذه لا تدعم عملتك.',
    th: 'วิธีชำระเงินนี้ไม่รองรับสกุลเงินของคุณ',
  },
  UNIFIED_ERROR: {
    status: 409,
    en: 'Something went wrong. Please try again later.',
    de: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    ar: 'حدث خطأ ما. يرجى المحاولة لاحقًا.',
    th: 'เกิดข้อผิดพลาด โปรดลองใหม่ภายหลัง',
  },
  AMOUNT_BELOW_ZERO: {
    status: 422,
    en: 'Enter an amount above zero.',
    de: 'Der Betrag muss größer als null sein.',
    ar: 'يجب أن يكون المبلغ أكبر من صفر.',
    th: 'จำนวนเงินต้องมากกว่าศูนย์',
  },
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: {
    status: 422,
    en: 'This amount is outside this payment method’s limits.',
    de: 'Der Betrag liegt außerhalb dessen, was diese Zahlungsart annimmt.',
    ar: 'المبلغ خارج الحدود التي تقبلها طريقة الدفع هذه.',
    th: 'จำนวนเงินอยู่นอกช่วงที่วิธีชำระเงินนี้รับ',
  },
  PHONE_ERROR: {
    status: 422,
    en: 'This payment method requires your phone number. Add it to your profile.',
    de: 'Diese Zahlungsart braucht Ihre Telefonnummer. Bitte tragen Sie sie in Ihrem Profil ein.',
    ar: 'تحتاج طريقة الدفع هذه إلى رقم هاتفك. يرجى إضافته إلى ملفك الشخصي.',
    th: 'วิธีชำระเงินนี้ต้องใช้หมายเลขโทรศัพท์ของคุณ โปรดเพิ่มในโปรไฟล์',
  },
  ACTIVE_BONUS: {
    status: 409,
    en: 'This deposit cancels your active bonus. Confirm that first.',
    de: 'Diese Einzahlung beendet Ihren aktiven Bonus. Bitte bestätigen Sie das zuerst.',
    ar: 'يلغي هذا الإيداع مكافأتك النشطة. يرجى تأكيد ذلك أولًا.',
    th: 'การฝากเงินครั้งนี้จะยกเลิกโบนัสที่ใช้งานอยู่ โปรดยืนยันก่อน',
  },
} as const satisfies Record<string, { status: Refusal['status'] } & Record<Spoken, string>>;

export type DepositCode = keyof typeof REFUSALS;

export const DEPOSIT_CODES = Object.keys(REFUSALS) as DepositCode[];

/** The refusal of a deposit, in the player's language. */
export function depositRefusal(
  code: DepositCode,
  language: string | null | undefined,
  details?: Record<string, unknown>,
): Refusal {
  const { status, ...said } = REFUSALS[code];
  return new Refusal(status, code, said[spokenOf(language)], details);
}
