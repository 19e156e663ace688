import { type Spoken, spokenOf } from '../../http/languages';
import { Refusal } from '../../http/refusal';

/** The refusal codes of bonuses, with HTTP status and texts (spec §8, ERR-15 to ERR-29). */
const REFUSALS = {
  BONUS_NOT_FOUND: {
    status: 404,
    en: 'We can’t find this bonus.',
    de: 'Diesen Bonus gibt es nicht.',
    ar: 'لا توجد مكافأة كهذه.',
    th: 'ไม่พบโบนัสนี้',
  },
  REGISTRATION_BONUS: {
    status: 409,
    en: 'This bonus could only be activated within a certain time after registration.',
    de: 'Dieser Bonus lässt sich nur eine gewisse Zeit nach der Registrierung aktivieren.',
    ar: 'لا يمكن تفعيل هذه المكافأة إلا خلال مدة محددة بعد التسجيل.',
    th: 'โบนัสนี้เปิดใช้ได้เฉพาะภายในระยะเวลาหนึ่งหลังสมัครสมาชิก',
  },
  MAXIMUM_PARTICIPANTS: {
    status: 409,
    en: 'This bonus has reached its player limit.',
    de: 'Die höchste Zahl der Teilnehmenden ist erreicht.',
    ar: 'اكتمل العدد الأقصى للمشاركين.',
    th: 'มีผู้เข้าร่วมครบจำนวนแล้ว',
  },
  RETRY_PERIOD: {
    status: 409,
    en: 'You’ve already used this bonus.',
    de: 'Sie haben diesen Bonus bereits genutzt.',
    ar: 'لقد استخدمت هذه المكافأة من قبل.',
    th: 'คุณใช้โบนัสนี้ไปแล้ว',
  },
  DAYS_VALID: {
    status: 409,
    en: 'This bonus isn’t available today.',
    de: 'Dieser Bonus ist heute nicht verfügbar.',
    ar: 'هذه المكافأة غير متاحة اليوم.',
    th: 'โบนัสนี้ไม่เปิดให้ใช้วันนี้',
  },
  UNIFIED_ERROR: {
    status: 409,
    en: 'We couldn’t activate the bonus. Contact support and give them the three numbers below.',
    de: 'Der Bonus konnte nicht aktiviert werden. Bitte wenden Sie sich an den Kundendienst und nennen Sie die drei Nummern unten.',
    ar: 'تعذّر تفعيل المكافأة. يرجى التواصل مع الدعم وذكر الأرقام الثلاثة أدناه.',
    th: 'เปิดใช้โบนัสไม่สำเร็จ โปรดติดต่อฝ่ายบริการลูกค้าและแจ้งหมายเลขทั้งสามด้านล่าง',
  },
  DEPOSITS_NUMBER: {
    status: 409,
    en: 'This bonus is for a different deposit.',
    de: 'Dieser Bonus gilt für eine andere Einzahlung.',
    ar: 'هذه المكافأة لإيداع آخر.',
    th: 'โบนัสนี้ใช้กับการฝากเงินครั้งอื่น',
  },
  ACTIVE_FREE_SPINS: {
    status: 409,
    en: 'Only one free spins bonus can be active at a time.',
    de: 'Es kann immer nur ein Freispielbonus aktiv sein.',
    ar: 'لا يمكن تفعيل أكثر من مكافأة لفات مجانية واحدة في الوقت نفسه.',
    th: 'ใช้โบนัสฟรีสปินได้ครั้งละหนึ่งรายการเท่านั้น',
  },
  ACTIVE_BONUS: {
    status: 409,
    en: 'Only one bonus can be active at a time.',
    de: 'Es kann immer nur ein Bonus aktiv sein.',
    ar: 'لا يمكن تفعيل أكثر من مكافأة واحدة في الوقت نفسه.',
    th: 'ใช้โบนัสได้ครั้งละหนึ่งรายการเท่านั้น',
  },
  CANCELLED: {
    status: 409,
    en: 'This bonus was canceled.',
    de: 'Dieser Bonus wurde storniert.',
    ar: 'أُلغيت هذه المكافأة.',
    th: 'โบนัสนี้ถูกยกเลิกแล้ว',
  },
  NO_CASHBACK: {
    status: 409,
    en: 'There’s no cashback. Your loss was below the minimum, or you’ve already claimed it.',
    de: 'Es gibt kein Cashback: Der Mindestverlust wurde nicht erreicht, oder es wurde schon abgeholt.',
    ar: 'لا يوجد استرداد نقدي: لم يُبلغ الحد الأدنى للخسارة، أو سبق استلامه.',
    th: 'ไม่มีแคชแบ็ก: ยอดที่เสียยังไม่ถึงขั้นต่ำ หรือรับไปแล้ว',
  },
  ADD_TO_CALENDAR: {
    status: 409,
    en: 'Your cashback was added to the rakeback calendar.',
    de: 'Ihr Cashback wurde dem Rakeback-Kalender hinzugefügt.',
    ar: 'أُضيف استردادك النقدي إلى تقويم الريكباك.',
    th: 'แคชแบ็กของคุณถูกเพิ่มลงในปฏิทินเรคแบ็กแล้ว',
  },
  REQUIRED_EMAIL_VERIFICATION: {
    status: 409,
    en: 'Verify your email address before you activate a bonus.',
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie einen Bonus aktivieren.',
    ar: 'يرجى تأكيد بريدك الإلكتروني قبل تفعيل مكافأة.',
    th: 'โปรดยืนยันอีเมลของคุณก่อนเปิดใช้โบนัส',
  },
  TIME_WINDOW: {
    status: 409,
    en: 'This bonus isn’t available right now.',
    de: 'Dieser Bonus ist zu dieser Zeit nicht verfügbar.',
    ar: 'هذه المكافأة غير متاحة في هذا الوقت.',
    th: 'โบนัสนี้ไม่เปิดให้ใช้ในเวลานี้',
  },
  DUPLICATE_ACCOUNT: {
    status: 409,
    en: 'This bonus is only for a person’s first account. You can still claim deposit bonuses.',
    de: 'Dieser Bonus gilt nur für das erste Konto einer Person. Einzahlungsboni können Sie weiterhin nutzen.',
    ar: 'هذه المكافأة للحساب الأول لكل شخص فقط. ما زالت مكافآت الإيداع متاحة لك.',
    th: 'โบนัสนี้ให้เฉพาะบัญชีแรกของแต่ละคน คุณยังรับโบนัสเงินฝากได้',
  },
  DEPOSIT_REQUIRED: {
    status: 409,
    en: 'You need to make a deposit first.',
    de: 'Für diesen Bonus ist eine Einzahlung nötig.',
    ar: 'تتطلب هذه المكافأة إيداعًا.',
    th: 'โบนัสนี้ต้องมีการฝากเงิน',
  },
  BALANCE_TOO_HIGH: {
    status: 409,
    en: 'Your balance is too high for this bonus.',
    de: 'Dieser Bonus ist für Spieler mit weniger Guthaben.',
    ar: 'هذه المكافأة للاعبين ذوي الرصيد الأقل.',
    th: 'โบนัสนี้สำหรับผู้เล่นที่มียอดคงเหลือน้อยกว่านี้',
  },
  COUNTRY_BLOCKED: {
    status: 409,
    en: 'This bonus isn’t available in your country.',
    de: 'Dieser Bonus ist in Ihrem Land nicht verfügbar.',
    ar: 'هذه المكافأة غير متاحة في بلدك.',
    th: 'โบนัสนี้ไม่เปิดให้ใช้ในประเทศของคุณ',
  },
  COUPON_NOT_APPLIED: {
    status: 409,
    en: 'We couldn’t apply this coupon code.',
    de: 'Der Gutscheincode wurde nicht eingelöst.',
    ar: 'لم يُطبَّق رمز القسيمة.',
    th: 'ใช้โค้ดคูปองไม่สำเร็จ',
  },
  COUPON_REDEEMED: {
    status: 409,
    en: 'You’ve already redeemed this coupon code.',
    de: 'Sie haben diesen Gutscheincode bereits eingelöst.',
    ar: 'لقد استخدمت رمز القسيمة هذا من قبل.',
    th: 'คุณใช้โค้ดคูปองนี้ไปแล้ว',
  },
  VALIDATION: {
    status: 422,
    en: 'The terms of this bonus have changed. Read them again.',
    de: 'Die Bedingungen dieses Bonus haben sich geändert. Bitte lesen Sie sie noch einmal.',
    ar: 'تغيّرت شروط هذه المكافأة. يرجى قراءتها مرة أخرى.',
    th: 'เงื่อนไขของโบนัสนี้เปลี่ยนไปแล้ว โปรดอ่านอีกครั้ง',
  },
} as const satisfies Record<string, { status: Refusal['status'] } & Record<Spoken, string>>;

type BonusCode = keyof typeof REFUSALS;

/** Why a bonus is refused, not yet translated. */
export type Fault = { code: BonusCode; details?: Record<string, unknown> };

/** The refusal of a bonus, in the player's language. */
export function bonusRefusal({ code, details }: Fault, language: string): Refusal {
  const { status, ...said } = REFUSALS[code];
  return new Refusal(status, code, said[spokenOf(language)], details);
}
