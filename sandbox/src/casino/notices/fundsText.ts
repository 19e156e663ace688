import { createHash } from 'node:crypto';
import { type Brand } from '../../brands/brand/brand';
import { SPOKEN, type Spoken } from '../../http/languages';

type Texts = Readonly<Record<Spoken, string>>;

/** What the sample brands say; an operator says how it is, by the setting `fundsNotice`. */
const SAMPLE: Texts = {
  en: 'This is a sample text. Your money is kept in a bank account of its own, apart from the money of the company.\n\nIf the company became insolvent, nobody guarantees that you get all of it back: the level of protection is “not protected”.',
  de: 'Dies ist ein Mustertext. Ihr Geld liegt auf einem eigenen Bankkonto, getrennt vom Geld des Unternehmens.\n\nWürde das Unternehmen zahlungsunfähig, garantiert niemand, dass Sie alles zurückbekommen: Die Schutzstufe ist „nicht geschützt“.',
  ar: 'هذا نص تجريبي. يُحفظ مالك في حساب مصرفي مستقل، منفصلًا عن أموال الشركة.\n\nإذا أعسرت الشركة فلا أحد يضمن أن تسترد كل مالك: مستوى الحماية هو «غير محمي».',
  th: 'นี่คือข้อความตัวอย่าง เงินของคุณเก็บไว้ในบัญชีธนาคารแยกต่างหากจากเงินของบริษัท\n\nหากบริษัทล้มละลาย ไม่มีผู้ใดรับประกันว่าคุณจะได้เงินคืนทั้งหมด ระดับการคุ้มครองคือ “ไม่ได้รับการคุ้มครอง”',
};

type WithSettings = Pick<Brand, 'settings'>;

function textsOf({ settings }: WithSettings): Texts {
  const { fundsNotice } = settings as { fundsNotice?: unknown };
  if (typeof fundsNotice !== 'object' || fundsNotice === null) return SAMPLE;
  const own = fundsNotice as Readonly<Record<string, unknown>>;
  const text = (language: Spoken) => [own[language], own.en].find((one) => typeof one === 'string');
  return Object.fromEntries(SPOKEN.map((one) => [one, text(one) ?? SAMPLE[one]])) as Texts;
}

/** How a brand protects its players' money, in a language. */
export const fundsText = (brand: WithSettings, language: Spoken): string => textsOf(brand)[language];

/** The name of that notice: a text that changes has another one, and is acknowledged anew. */
export const fundsNoticeOf = (brand: WithSettings): string =>
  `funds:${createHash('sha256')
    .update(JSON.stringify(textsOf(brand)))
    .digest('hex')
    .slice(0, 16)}`;
