import { type AnswerOf } from '@/contract/wire';

/** What a kind of document proves: identity, address, or something else. */
type Proof = 'identity' | 'address' | 'other';

type Words = readonly [name: string, description: string];

type LabelRow = { proof: Proof; en: Words; de: Words; ar: Words; th: Words };

/** Every kind of document a brand may request, with its texts by language. */
const LABELS = {
  'identity-card': {
    proof: 'identity',
    en: ['Identity card', 'Both sides, with all four corners visible.'],
    de: ['Personalausweis', 'Beide Seiten, mit allen vier Ecken im Bild.'],
    ar: ['بطاقة الهوية', 'الوجهان، مع ظهور الزوايا الأربع.'],
    th: ['บัตรประจำตัวประชาชน', 'ทั้งสองด้าน เห็นมุมบัตรครบทั้งสี่มุม'],
  },
  passport: {
    proof: 'identity',
    en: ['Passport', 'The page with your photo, down to the two lines of signs.'],
    de: ['Reisepass', 'Die Seite mit dem Foto, einschließlich der beiden Zeilen am unteren Rand.'],
    ar: ['جواز السفر', 'صفحة الصورة، بما فيها السطران في أسفلها.'],
    th: ['หนังสือเดินทาง', 'หน้าที่มีรูปถ่าย รวมถึงตัวอักษรสองบรรทัดด้านล่าง'],
  },
  'driving-licence': {
    proof: 'identity',
    en: ['Driving licence', 'Both sides, with all four corners visible.'],
    de: ['Führerschein', 'Beide Seiten, mit allen vier Ecken im Bild.'],
    ar: ['رخصة القيادة', 'الوجهان، مع ظهور الزوايا الأربع.'],
    th: ['ใบขับขี่', 'ทั้งสองด้าน เห็นมุมบัตรครบทั้งสี่มุม'],
  },
  'proof-of-address': {
    proof: 'address',
    en: [
      'Proof of address',
      'A bill or bank statement of the last three months with your name and address. It is needed besides an identity document.',
    ],
    de: [
      'Adressnachweis',
      'Eine Rechnung oder ein Kontoauszug der letzten drei Monate mit Name und Anschrift. Er wird zusätzlich zum Ausweis gebraucht.',
    ],
    ar: [
      'إثبات العنوان',
      'فاتورة أو كشف حساب من الأشهر الثلاثة الأخيرة يحمل اسمك وعنوانك. وهو مطلوب إضافةً إلى وثيقة الهوية.',
    ],
    th: ['หลักฐานที่อยู่', 'ใบแจ้งหนี้หรือรายการเดินบัญชีในสามเดือนล่าสุด ที่มีชื่อและที่อยู่ของคุณ ต้องใช้เพิ่มจากเอกสารยืนยันตัวตน'],
  },
  'proof-of-payment': {
    proof: 'other',
    en: ['Proof of payment method', 'A card with all but its first six and last four digits covered, or a statement.'],
    de: [
      'Nachweis der Zahlungsart',
      'Eine Karte, von deren Nummer nur die ersten sechs und letzten vier Ziffern zu sehen sind, oder ein Auszug.',
    ],
    ar: ['إثبات وسيلة الدفع', 'بطاقة لا يظهر من رقمها سوى أول ستة أرقام وآخر أربعة، أو كشف حساب.'],
    th: ['หลักฐานวิธีชำระเงิน', 'บัตรที่ปิดหมายเลขไว้ เหลือเพียงหกหลักแรกและสี่หลักท้าย หรือรายการเดินบัญชี'],
  },
  selfie: {
    proof: 'other',
    en: ['Photo of you with the document', 'Your face and the document next to it, both sharp.'],
    de: ['Foto von Ihnen mit dem Ausweis', 'Ihr Gesicht und daneben der Ausweis, beides scharf.'],
    ar: ['صورة لك مع الوثيقة', 'وجهك والوثيقة بجانبه، وكلاهما واضح.'],
    th: ['รูปถ่ายคุณคู่กับเอกสาร', 'ใบหน้าของคุณและเอกสารข้างกัน ต้องคมชัดทั้งคู่'],
  },
} as const satisfies Readonly<Record<string, LabelRow>>;

export type DocumentLabelId = keyof typeof LABELS;

export const DOCUMENT_LABELS = Object.keys(LABELS) as readonly DocumentLabelId[];

/** What a kind proves; 'other' for a kind that no longer exists. */
export const proofOf = (label: string): Proof =>
  Object.hasOwn(LABELS, label) ? LABELS[label as DocumentLabelId].proof : 'other';

/** The name of a kind in a language; its id for a kind that no longer exists. */
export const nameOfLabel = (label: string, language: 'en' | 'de' | 'ar' | 'th'): string =>
  Object.hasOwn(LABELS, label) ? LABELS[label as DocumentLabelId][language][0] : label;

type LabelWire = AnswerOf<'documentLabels'>['data']['labels'][number];

const isOurLanguage = (language: string | undefined): language is 'en' | 'de' | 'ar' | 'th' =>
  ['en', 'de', 'ar', 'th'].includes(language ?? '');

/** Kinds with their names in a language; English for an unsupported language. */
export const labelsIn = (labels: readonly DocumentLabelId[], language: string | undefined): LabelWire[] =>
  labels.map((id) => {
    const [name, description] = LABELS[id][isOurLanguage(language) ? language : 'en'];
    return { id, name, description };
  });
