import { type Spoken } from '../../http/languages';
import { type Letter } from './letter';

/** Receipts of player protection measures. */
export type StopLetterKind = 'frozen' | 'excluded' | 'excluded-for-good';

/** `{{reference}}`, `{{from}}` and `{{until}}` come from the receipt. */
export const STOP_LETTERS: Readonly<Record<StopLetterKind, Readonly<Record<Spoken, Letter>>>> = {
  frozen: {
    en: {
      subject: '{{brand}}: your account is frozen until {{until}}',
      body: 'You’ve frozen your {{brand}} account.\n\nReference: {{reference}}\nFrom: {{from}}\nUntil: {{until}}\n\nNobody can log in until then, and you can’t end this early. After that, your account reopens automatically.\n\nHelp with gambling:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Konto ist bis {{until}} eingefroren',
      body: 'Sie haben Ihr Konto bei {{brand}} eingefroren.\n\nReferenz: {{reference}}\nVon: {{from}}\nBis: {{until}}\n\nBis dahin kann sich niemand anmelden, und das lässt sich nicht vorzeitig beenden. Danach wird das Konto automatisch wieder geöffnet.\n\nHilfe bei Problemen mit dem Glücksspiel:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: حسابك مجمّد حتى {{until}}',
      body: 'لقد جمّدت حسابك لدى {{brand}}.\n\nالرقم المرجعي: {{reference}}\nمن: {{from}}\nحتى: {{until}}\n\nلا يمكن لأحد تسجيل الدخول حتى ذلك الحين، ولا يمكن إنهاء ذلك مبكرًا. بعد ذلك يُفتح الحساب تلقائيًا.\n\nمساعدة بشأن المقامرة:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: บัญชีของคุณถูกระงับชั่วคราวจนถึง {{until}}',
      body: 'คุณได้ระงับบัญชีของคุณกับ {{brand}} ชั่วคราวแล้ว\n\nหมายเลขอ้างอิง: {{reference}}\nตั้งแต่: {{from}}\nจนถึง: {{until}}\n\nจนกว่าจะถึงเวลานั้นไม่มีใครเข้าสู่ระบบได้ และยกเลิกก่อนกำหนดไม่ได้ หลังจากนั้นบัญชีจะเปิดเอง\n\nความช่วยเหลือเรื่องการพนัน:\n\n{{link}}',
    },
  },
  excluded: {
    en: {
      subject: '{{brand}}: you’ve excluded yourself until {{until}}',
      body: 'You’ve excluded yourself at {{brand}}.\n\nReference: {{reference}}\nFrom: {{from}}\nUntil: {{until}}\n\nUntil then, you can only log in and withdraw. Nobody can end this early, not even support.\n\nHelp with gambling:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Sie haben sich bis {{until}} selbst ausgeschlossen',
      body: 'Sie haben sich bei {{brand}} selbst ausgeschlossen.\n\nReferenz: {{reference}}\nVon: {{from}}\nBis: {{until}}\n\nBis dahin können Sie sich nur noch anmelden und auszahlen. Niemand kann den Ausschluss vorzeitig beenden, auch unser Kundendienst nicht.\n\nHilfe bei Problemen mit dem Glücksspiel:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: لقد استبعدت نفسك حتى {{until}}',
      body: 'لقد استبعدت نفسك لدى {{brand}}.\n\nالرقم المرجعي: {{reference}}\nمن: {{from}}\nحتى: {{until}}\n\nحتى ذلك الحين يمكنك تسجيل الدخول والسحب فقط. لا يمكن لأحد إنهاء ذلك مبكرًا، ولا حتى فريق الدعم.\n\nمساعدة بشأن المقامرة:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: คุณได้กีดกันตนเองจนถึง {{until}}',
      body: 'คุณได้กีดกันตนเองกับ {{brand}} แล้ว\n\nหมายเลขอ้างอิง: {{reference}}\nตั้งแต่: {{from}}\nจนถึง: {{until}}\n\nจนกว่าจะถึงเวลานั้นคุณเข้าสู่ระบบและถอนเงินได้เพียงอย่างเดียว ไม่มีใครยกเลิกก่อนกำหนดได้ รวมถึงฝ่ายบริการลูกค้า\n\nความช่วยเหลือเรื่องการพนัน:\n\n{{link}}',
    },
  },
  'excluded-for-good': {
    en: {
      subject: '{{brand}}: you’ve excluded yourself permanently',
      body: 'You’ve excluded yourself at {{brand}} permanently.\n\nReference: {{reference}}\nFrom: {{from}}\n\nYou can only log in and withdraw. This can’t be undone.\n\nHelp with gambling:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Sie haben sich dauerhaft selbst ausgeschlossen',
      body: 'Sie haben sich bei {{brand}} dauerhaft selbst ausgeschlossen.\n\nReferenz: {{reference}}\nVon: {{from}}\n\nSie können sich nur noch anmelden und auszahlen. Das lässt sich nicht rückgängig machen.\n\nHilfe bei Problemen mit dem Glücksspiel:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: لقد استبعدت نفسك نهائيًا',
      body: 'لقد استبعدت نفسك لدى {{brand}} نهائيًا.\n\nالرقم المرجعي: {{reference}}\nمن: {{from}}\n\nيمكنك تسجيل الدخول والسحب فقط. لا يمكن التراجع عن ذلك.\n\nمساعدة بشأن المقامرة:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: คุณได้กีดกันตนเองถาวร',
      body: 'คุณได้กีดกันตนเองกับ {{brand}} ถาวรแล้ว\n\nหมายเลขอ้างอิง: {{reference}}\nตั้งแต่: {{from}}\n\nคุณเข้าสู่ระบบและถอนเงินได้เพียงอย่างเดียว และไม่สามารถยกเลิกได้\n\nความช่วยเหลือเรื่องการพนัน:\n\n{{link}}',
    },
  },
};

const TAGS: Readonly<Record<Spoken, string>> = { en: 'en-GB', de: 'de', ar: 'ar', th: 'th' };

/** A date and time for messages, in UTC and labelled as such, since the player's location is unknown. */
export const inWords = (instant: Date, language: Spoken): string =>
  new Intl.DateTimeFormat(`${TAGS[language]}-u-ca-gregory-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(instant);

/** A freeze or a self-exclusion; `until` null: for good. */
export type LetterStop = { kind: string; reference: string; from: Date; until: Date | null };

/** The placeholder values of a stop's receipt. */
export const stopValues = ({ reference, from, until }: LetterStop, language: Spoken): Record<string, string> => ({
  reference,
  from: inWords(from, language),
  until: until === null ? '' : inWords(until, language),
});
