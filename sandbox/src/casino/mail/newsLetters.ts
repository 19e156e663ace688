import { type Spoken } from '../../http/languages';
import { type Letter } from './letter';
import { type SafetyLetterKind } from './safetyLetters';

export const NEWS_LETTER_KINDS = [
  'withdrawal-paid',
  'withdrawal-rejected',
  'withdrawal-failed',
  'document-confirmed',
  'document-rejected',
  'bonus-expired',
  'method-changed',
  'copy-ready',
  'account-closed',
  'closing-declined',
] as const;

/** What happens to a player's money, documents and bonuses while they are away. */
export type NewsLetterKind = (typeof NEWS_LETTER_KINDS)[number];

/** `{{reference}}`, `{{amount}}`, `{{reason}}`, `{{document}}` and `{{bonus}}` come from the row it is about. */
export const NEWS_LETTERS: Readonly<
  Record<Exclude<NewsLetterKind, SafetyLetterKind>, Readonly<Record<Spoken, Letter>>>
> = {
  'withdrawal-paid': {
    en: {
      subject: '{{brand}}: your {{amount}} withdrawal was paid out',
      body: 'Your {{amount}} withdrawal from {{brand}} was paid out. Reference: {{reference}}\n\nYour withdrawals:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihre Auszahlung von {{amount}} wurde ausgeführt',
      body: 'Ihre Auszahlung {{reference}} von {{amount}} bei {{brand}} wurde ausgeführt.\n\nIhre Auszahlungen:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تم دفع سحبك بقيمة {{amount}}',
      body: 'تم دفع سحبك {{reference}} بقيمة {{amount}} لدى {{brand}}.\n\nعمليات السحب الخاصة بك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: จ่ายเงินถอน {{amount}} ของคุณแล้ว',
      body: 'การถอนเงิน {{reference}} จำนวน {{amount}} ของคุณกับ {{brand}} จ่ายแล้ว\n\nรายการถอนเงินของคุณ:\n\n{{link}}',
    },
  },
  'withdrawal-rejected': {
    en: {
      subject: '{{brand}}: your {{amount}} withdrawal was refused',
      body: 'Your {{amount}} withdrawal from {{brand}} was refused. The money is back in your balance. Reference: {{reference}}\n\nReason: {{reason}}\n\nYour withdrawals:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihre Auszahlung von {{amount}} wurde abgelehnt',
      body: 'Ihre Auszahlung {{reference}} von {{amount}} bei {{brand}} wurde abgelehnt. Das Geld ist wieder in Ihrem Guthaben.\n\nGrund: {{reason}}\n\nIhre Auszahlungen:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: رُفض سحبك بقيمة {{amount}}',
      body: 'رُفض سحبك {{reference}} بقيمة {{amount}} لدى {{brand}}. عاد المبلغ إلى رصيدك.\n\nالسبب: {{reason}}\n\nعمليات السحب الخاصة بك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: การถอนเงิน {{amount}} ของคุณถูกปฏิเสธ',
      body: 'การถอนเงิน {{reference}} จำนวน {{amount}} ของคุณกับ {{brand}} ถูกปฏิเสธ เงินกลับเข้ายอดคงเหลือของคุณแล้ว\n\nเหตุผล: {{reason}}\n\nรายการถอนเงินของคุณ:\n\n{{link}}',
    },
  },
  'withdrawal-failed': {
    en: {
      subject: '{{brand}}: your {{amount}} withdrawal couldn’t be paid out',
      body: 'Your {{amount}} withdrawal from {{brand}} couldn’t be paid out. The money is back in your balance. Reference: {{reference}}\n\nReason: {{reason}}\n\nYour withdrawals:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihre Auszahlung von {{amount}} ist fehlgeschlagen',
      body: 'Ihre Auszahlung {{reference}} von {{amount}} bei {{brand}} ist fehlgeschlagen. Das Geld ist wieder in Ihrem Guthaben.\n\nGrund: {{reason}}\n\nIhre Auszahlungen:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تعذّر دفع سحبك بقيمة {{amount}}',
      body: 'تعذّر دفع سحبك {{reference}} بقيمة {{amount}} لدى {{brand}}. عاد المبلغ إلى رصيدك.\n\nالسبب: {{reason}}\n\nعمليات السحب الخاصة بك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: จ่ายเงินถอน {{amount}} ของคุณไม่สำเร็จ',
      body: 'การถอนเงิน {{reference}} จำนวน {{amount}} ของคุณกับ {{brand}} จ่ายไม่สำเร็จ เงินกลับเข้ายอดคงเหลือของคุณแล้ว\n\nเหตุผล: {{reason}}\n\nรายการถอนเงินของคุณ:\n\n{{link}}',
    },
  },
  'document-confirmed': {
    en: {
      subject: '{{brand}}: your document was accepted',
      body: 'We checked and accepted the document “{{document}}” you sent to {{brand}}.\n\nYour verification:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Dokument wurde angenommen',
      body: 'Ihr Dokument „{{document}}“ bei {{brand}} wurde geprüft und angenommen.\n\nIhre Verifizierung:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: قُبل مستندك',
      body: 'تمت مراجعة مستندك «{{document}}» لدى {{brand}} وقُبل.\n\nالتحقق من هويتك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: เอกสารของคุณผ่านการตรวจสอบ',
      body: 'เราตรวจสอบเอกสาร “{{document}}” ของคุณกับ {{brand}} แล้ว และเอกสารผ่าน\n\nการยืนยันตัวตนของคุณ:\n\n{{link}}',
    },
  },
  'document-rejected': {
    en: {
      subject: '{{brand}}: your document was rejected',
      body: 'We checked and rejected the document “{{document}}” you sent to {{brand}}.\n\nReason: {{reason}}\n\nSend it again here:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Dokument wurde abgelehnt',
      body: 'Ihr Dokument „{{document}}“ bei {{brand}} wurde geprüft und abgelehnt.\n\nGrund: {{reason}}\n\nSenden Sie es hier noch einmal:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: رُفض مستندك',
      body: 'تمت مراجعة مستندك «{{document}}» لدى {{brand}} ورُفض.\n\nالسبب: {{reason}}\n\nأرسله مجددًا من هنا:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: เอกสารของคุณไม่ผ่านการตรวจสอบ',
      body: 'เราตรวจสอบเอกสาร “{{document}}” ของคุณกับ {{brand}} แล้ว แต่เอกสารไม่ผ่าน\n\nเหตุผล: {{reason}}\n\nส่งอีกครั้งได้ที่นี่:\n\n{{link}}',
    },
  },
  'bonus-expired': {
    en: {
      subject: '{{brand}}: your bonus has expired',
      body: 'Your bonus “{{bonus}}” at {{brand}} has expired.\n\nYour bonuses:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Bonus ist abgelaufen',
      body: 'Ihr Bonus „{{bonus}}“ bei {{brand}} ist abgelaufen.\n\nIhre Boni:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: انتهت صلاحية مكافأتك',
      body: 'انتهت صلاحية مكافأتك «{{bonus}}» لدى {{brand}}.\n\nمكافآتك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: โบนัสของคุณหมดอายุแล้ว',
      body: 'โบนัส “{{bonus}}” ของคุณกับ {{brand}} หมดอายุแล้ว\n\nโบนัสของคุณ:\n\n{{link}}',
    },
  },
};
