import { type Spoken } from '../../http/languages';
import { type Letter } from './letter';
import { NEWS_LETTERS, type NewsLetterKind } from './newsLetters';
import { SAFETY_LETTERS, type SafetyLetterKind } from './safetyLetters';
import { STOP_LETTERS, type StopLetterKind } from './stopLetters';

export type LetterKind =
  | 'registered'
  | 'registered-without-password'
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | NewsLetterKind
  | SafetyLetterKind
  | StopLetterKind;

const LETTERS: Readonly<Record<LetterKind, Readonly<Record<Spoken, Letter>>>> = {
  registered: {
    en: {
      subject: '{{brand}}: your account is open',
      body: 'Your account at {{brand}} is open.\n\nOpen this link within 24 hours to verify your email address:\n\n{{link}}\n\nIf you didn’t register, ignore this message.',
    },
    de: {
      subject: '{{brand}}: Ihr Konto ist eröffnet',
      body: 'Ihr Konto bei {{brand}} ist eröffnet.\n\nÖffnen Sie innerhalb von 24 Stunden diesen Link, um Ihre E-Mail-Adresse zu bestätigen:\n\n{{link}}\n\nWenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.',
    },
    ar: {
      subject: '{{brand}}: فُتح حسابك',
      body: 'فُتح حسابك لدى {{brand}}.\n\nافتح هذا الرابط خلال 24 ساعة لتأكيد بريدك الإلكتروني:\n\n{{link}}\n\nإذا لم تكن قد أنشأت حسابًا فتجاهل هذه الرسالة.',
    },
    th: {
      subject: '{{brand}}: เปิดบัญชีของคุณแล้ว',
      body: 'เปิดบัญชีของคุณกับ {{brand}} แล้ว\n\nเปิดลิงก์นี้ภายใน 24 ชั่วโมงเพื่อยืนยันอีเมลของคุณ:\n\n{{link}}\n\nหากคุณไม่ได้สมัครสมาชิก ไม่ต้องสนใจข้อความนี้',
    },
  },
  'registered-without-password': {
    en: {
      subject: '{{brand}}: your account is open',
      body: 'Your account at {{brand}} is open. It has no password yet.\n\nOpen this link within one hour to set one. This also verifies your email address:\n\n{{link}}\n\nLater, you can request a new link on the log-in page, just like for a forgotten password.\n\nIf you didn’t register, ignore this message.',
    },
    de: {
      subject: '{{brand}}: Ihr Konto ist eröffnet',
      body: 'Ihr Konto bei {{brand}} ist eröffnet. Es hat noch kein Passwort.\n\nÖffnen Sie innerhalb einer Stunde diesen Link, um eines festzulegen; damit ist auch Ihre E-Mail-Adresse bestätigt:\n\n{{link}}\n\nSpäter können Sie bei der Anmeldung einen neuen Link anfordern, wie bei einem vergessenen Passwort.\n\nWenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.',
    },
    ar: {
      subject: '{{brand}}: فُتح حسابك',
      body: 'فُتح حسابك لدى {{brand}}. ليست له كلمة مرور بعد.\n\nافتح هذا الرابط خلال ساعة واحدة لتعيين كلمة مرور، وبذلك يتأكد بريدك الإلكتروني أيضًا:\n\n{{link}}\n\nيمكنك لاحقًا طلب رابط جديد عند تسجيل الدخول، كما في حالة نسيان كلمة المرور.\n\nإذا لم تكن قد أنشأت حسابًا فتجاهل هذه الرسالة.',
    },
    th: {
      subject: '{{brand}}: เปิดบัญชีของคุณแล้ว',
      body: 'เปิดบัญชีของคุณกับ {{brand}} แล้ว แต่ยังไม่มีรหัสผ่าน\n\nเปิดลิงก์นี้ภายในหนึ่งชั่วโมงเพื่อตั้งรหัสผ่าน ซึ่งจะยืนยันอีเมลของคุณไปด้วย:\n\n{{link}}\n\nภายหลังคุณขอลิงก์ใหม่ได้ที่หน้าเข้าสู่ระบบ เหมือนกรณีลืมรหัสผ่าน\n\nหากคุณไม่ได้สมัครสมาชิก ไม่ต้องสนใจข้อความนี้',
    },
  },
  'verify-email': {
    en: {
      subject: '{{brand}}: verify your email address',
      body: 'Open this link within 24 hours to verify your email address at {{brand}}:\n\n{{link}}\n\nIf you didn’t register, ignore this message.',
    },
    de: {
      subject: '{{brand}}: Bestätigen Sie Ihre E-Mail-Adresse',
      body: 'Öffnen Sie innerhalb von 24 Stunden diesen Link, um Ihre E-Mail-Adresse bei {{brand}} zu bestätigen:\n\n{{link}}\n\nWenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.',
    },
    ar: {
      subject: '{{brand}}: أكّد بريدك الإلكتروني',
      body: 'افتح هذا الرابط خلال 24 ساعة لتأكيد بريدك الإلكتروني لدى {{brand}}:\n\n{{link}}\n\nإذا لم تكن قد أنشأت حسابًا فتجاهل هذه الرسالة.',
    },
    th: {
      subject: '{{brand}}: ยืนยันอีเมลของคุณ',
      body: 'เปิดลิงก์นี้ภายใน 24 ชั่วโมงเพื่อยืนยันอีเมลของคุณกับ {{brand}}:\n\n{{link}}\n\nหากคุณไม่ได้สมัครสมาชิก ไม่ต้องสนใจข้อความนี้',
    },
  },
  'reset-password': {
    en: {
      subject: '{{brand}}: choose a new password',
      body: 'Open this link within one hour to choose a new password at {{brand}}:\n\n{{link}}\n\nIf you didn’t request this, ignore this message. Your password stays the same.',
    },
    de: {
      subject: '{{brand}}: Wählen Sie ein neues Passwort',
      body: 'Öffnen Sie innerhalb einer Stunde diesen Link, um ein neues Passwort bei {{brand}} zu wählen:\n\n{{link}}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
    },
    ar: {
      subject: '{{brand}}: اختر كلمة مرور جديدة',
      body: 'افتح هذا الرابط خلال ساعة واحدة لاختيار كلمة مرور جديدة لدى {{brand}}:\n\n{{link}}\n\nإذا لم تطلب ذلك فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',
    },
    th: {
      subject: '{{brand}}: ตั้งรหัสผ่านใหม่',
      body: 'เปิดลิงก์นี้ภายในหนึ่งชั่วโมงเพื่อตั้งรหัสผ่านใหม่กับ {{brand}}:\n\n{{link}}\n\nหากคุณไม่ได้ขอ ไม่ต้องสนใจข้อความนี้ รหัสผ่านของคุณจะยังเหมือนเดิม',
    },
  },
  'password-changed': {
    en: {
      subject: '{{brand}}: your password was changed',
      body: 'The password for your {{brand}} account was changed. You were logged out on all other devices.\n\nIf this wasn’t you, choose a new password right away:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Passwort wurde geändert',
      body: 'Das Passwort Ihres Kontos bei {{brand}} wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.\n\nWenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تم تغيير كلمة مرورك',
      body: 'تم تغيير كلمة مرور حسابك لدى {{brand}}، وسُجّل خروجك من كل الأجهزة الأخرى.\n\nإذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: เปลี่ยนรหัสผ่านของคุณแล้ว',
      body: 'มีการเปลี่ยนรหัสผ่านบัญชีของคุณกับ {{brand}} และคุณออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว\n\nหากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันที:\n\n{{link}}',
    },
  },
  ...NEWS_LETTERS,
  ...SAFETY_LETTERS,
  ...STOP_LETTERS,
};

/** A message in a language, with the brand's name, the link and the other values filled in. */
export function letterOf(
  kind: LetterKind,
  language: Spoken,
  values: Readonly<{ brand: string; link: string } & Record<string, string>>,
): Letter {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
  const { subject, body } = LETTERS[kind][language];
  return { subject: fill(subject), body: fill(body) };
}
