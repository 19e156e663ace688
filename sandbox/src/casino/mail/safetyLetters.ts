import { type Spoken } from '../../http/languages';
import { type Letter } from './letter';

/** What is told about an account's own safety. */
export type SafetyLetterKind =
  | 'new-device'
  | 'email-change-old'
  | 'email-change-new'
  | 'email-changed'
  | 'method-changed'
  | 'copy-ready'
  | 'withdrawal-asked'
  | 'account-closed'
  | 'closing-declined';

/** `{{at}}`, `{{device}}`, `{{country}}`, `{{email}}`, `{{change}}`, `{{amount}}`, `{{reference}}` and `{{reason}}` come from what it is about. */
export const SAFETY_LETTERS: Readonly<Record<SafetyLetterKind, Readonly<Record<Spoken, Letter>>>> = {
  'new-device': {
    en: {
      subject: '{{brand}}: log-in on a new device',
      body: 'Someone logged in to your {{brand}} account on a device we don’t recognize.\n\nTime: {{at}}\nDevice: {{device}}\nCountry: {{country}}\n\nIf this was you, you don’t need to do anything. If it wasn’t, end that session and change your password:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Anmeldung auf einem neuen Gerät',
      body: 'Bei Ihrem Konto bei {{brand}} hat sich jemand auf einem Gerät angemeldet, das wir nicht kannten.\n\nZeit: {{at}}\nGerät: {{device}}\nLand: {{country}}\n\nWenn Sie das waren, müssen Sie nichts tun. Wenn nicht, beenden Sie diese Sitzung und ändern Sie Ihr Passwort:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تسجيل دخول من جهاز جديد',
      body: 'تم تسجيل الدخول إلى حسابك لدى {{brand}} من جهاز لا نعرفه.\n\nالوقت: {{at}}\nالجهاز: {{device}}\nالدولة: {{country}}\n\nإذا كنت أنت من فعل ذلك فلا حاجة لأي إجراء. وإلا فأنهِ تلك الجلسة وغيّر كلمة مرورك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: เข้าสู่ระบบจากอุปกรณ์ใหม่',
      body: 'มีการเข้าสู่ระบบบัญชีของคุณกับ {{brand}} จากอุปกรณ์ที่เราไม่รู้จัก\n\nเวลา: {{at}}\nอุปกรณ์: {{device}}\nประเทศ: {{country}}\n\nหากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดจบเซสชันนั้นและเปลี่ยนรหัสผ่าน:\n\n{{link}}',
    },
  },
  'email-change-old': {
    en: {
      subject: '{{brand}}: confirm your new email address',
      body: 'Someone asked to change the email address for your {{brand}} account to {{email}}.\n\nOpen this link within 24 hours to agree. The address changes once the link sent to the new address has been opened, too:\n\n{{link}}\n\nIf this wasn’t you, ignore this message and change your password. Your email address stays the same.',
    },
    de: {
      subject: '{{brand}}: Bestätigen Sie Ihre neue E-Mail-Adresse',
      body: 'Die E-Mail-Adresse Ihres Kontos bei {{brand}} soll auf {{email}} geändert werden.\n\nÖffnen Sie innerhalb von 24 Stunden diesen Link, um zuzustimmen. Die Adresse ändert sich, sobald auch der Link an die neue Adresse geöffnet wurde:\n\n{{link}}\n\nWenn Sie das nicht waren, ignorieren Sie diese Nachricht und ändern Sie Ihr Passwort: Ihre E-Mail-Adresse bleibt, wie sie ist.',
    },
    ar: {
      subject: '{{brand}}: أكّد بريدك الإلكتروني الجديد',
      body: 'طُلب تغيير البريد الإلكتروني لحسابك لدى {{brand}} إلى {{email}}.\n\nافتح هذا الرابط خلال 24 ساعة للموافقة. يتغيّر البريد بعد فتح الرابط المرسل إلى العنوان الجديد أيضًا:\n\n{{link}}\n\nإذا لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة وغيّر كلمة مرورك: سيبقى بريدك الإلكتروني كما هو.',
    },
    th: {
      subject: '{{brand}}: ยืนยันอีเมลใหม่ของคุณ',
      body: 'มีการขอเปลี่ยนอีเมลบัญชีของคุณกับ {{brand}} เป็น {{email}}\n\nเปิดลิงก์นี้ภายใน 24 ชั่วโมงเพื่อยินยอม อีเมลจะเปลี่ยนเมื่อเปิดลิงก์ที่ส่งไปยังอีเมลใหม่แล้วด้วย:\n\n{{link}}\n\nหากไม่ใช่คุณ ไม่ต้องสนใจข้อความนี้และโปรดเปลี่ยนรหัสผ่าน อีเมลของคุณจะยังเหมือนเดิม',
    },
  },
  'email-change-new': {
    en: {
      subject: '{{brand}}: confirm this email address',
      body: 'Someone entered this address as the new email address for a {{brand}} account.\n\nOpen this link within 24 hours to confirm it. The address changes once the link sent to the old address has been opened, too:\n\n{{link}}\n\nIf this wasn’t you, ignore this message.',
    },
    de: {
      subject: '{{brand}}: Bestätigen Sie diese E-Mail-Adresse',
      body: 'Diese Adresse wurde als neue E-Mail-Adresse eines Kontos bei {{brand}} angegeben.\n\nÖffnen Sie innerhalb von 24 Stunden diesen Link, um sie zu bestätigen. Die Adresse ändert sich, sobald auch der Link an die alte Adresse geöffnet wurde:\n\n{{link}}\n\nWenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    },
    ar: {
      subject: '{{brand}}: أكّد هذا البريد الإلكتروني',
      body: 'أُدخل هذا العنوان بوصفه البريد الإلكتروني الجديد لحساب لدى {{brand}}.\n\nافتح هذا الرابط خلال 24 ساعة لتأكيده. يتغيّر البريد بعد فتح الرابط المرسل إلى العنوان القديم أيضًا:\n\n{{link}}\n\nإذا لم تكن أنت من فعل ذلك فتجاهل هذه الرسالة.',
    },
    th: {
      subject: '{{brand}}: ยืนยันอีเมลนี้',
      body: 'มีการระบุอีเมลนี้เป็นอีเมลใหม่ของบัญชีกับ {{brand}}\n\nเปิดลิงก์นี้ภายใน 24 ชั่วโมงเพื่อยืนยัน อีเมลจะเปลี่ยนเมื่อเปิดลิงก์ที่ส่งไปยังอีเมลเดิมแล้วด้วย:\n\n{{link}}\n\nหากไม่ใช่คุณ ไม่ต้องสนใจข้อความนี้',
    },
  },
  'email-changed': {
    en: {
      subject: '{{brand}}: your email address was changed',
      body: 'The email address for your {{brand}} account is now {{email}}. Use it to log in from now on.\n\nIf this wasn’t you, contact support right away:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihre E-Mail-Adresse wurde geändert',
      body: 'Die E-Mail-Adresse Ihres Kontos bei {{brand}} ist jetzt {{email}}. Melden Sie sich ab sofort damit an.\n\nWenn Sie das nicht waren, wenden Sie sich sofort an unseren Kundendienst:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تم تغيير بريدك الإلكتروني',
      body: 'أصبح البريد الإلكتروني لحسابك لدى {{brand}} هو {{email}}. سجّل الدخول به من الآن فصاعدًا.\n\nإذا لم تكن أنت من فعل ذلك فتواصل مع فريق الدعم فورًا:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: เปลี่ยนอีเมลของคุณแล้ว',
      body: 'อีเมลบัญชีของคุณกับ {{brand}} คือ {{email}} แล้ว โปรดใช้อีเมลนี้เข้าสู่ระบบตั้งแต่นี้ไป\n\nหากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที:\n\n{{link}}',
    },
  },
  'method-changed': {
    en: {
      subject: '{{brand}}: the way you confirm log-ins was changed',
      body: 'The way you confirm log-ins to your {{brand}} account was changed.\n\nChange: {{change}}\nTime: {{at}}\n\nIf this was you, you don’t need to do anything. If it wasn’t, log out everywhere else, change your password and contact support:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihre Anmeldebestätigung wurde geändert',
      body: 'Wie Anmeldungen bei Ihrem Konto bei {{brand}} bestätigt werden, wurde geändert.\n\nÄnderung: {{change}}\nZeit: {{at}}\n\nWenn Sie das waren, müssen Sie nichts tun. Wenn nicht, beenden Sie alle anderen Sitzungen, ändern Sie Ihr Passwort und wenden Sie sich an unseren Kundendienst:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تغيّرت طريقة تأكيد تسجيل الدخول',
      body: 'تغيّرت طرق تأكيد تسجيل الدخول إلى حسابك لدى {{brand}}.\n\nالتغيير: {{change}}\nالوقت: {{at}}\n\nإذا كنت أنت من فعل ذلك فلا حاجة لأي إجراء. وإلا فأنهِ كل الجلسات الأخرى وغيّر كلمة مرورك ثم تواصل مع فريق الدعم:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: วิธียืนยันการเข้าสู่ระบบของคุณเปลี่ยนไป',
      body: 'วิธียืนยันการเข้าสู่ระบบของบัญชีคุณกับ {{brand}} มีการเปลี่ยนแปลง\n\nการเปลี่ยนแปลง: {{change}}\nเวลา: {{at}}\n\nหากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดจบเซสชันอื่นทั้งหมด เปลี่ยนรหัสผ่าน แล้วติดต่อฝ่ายบริการลูกค้า:\n\n{{link}}',
    },
  },
  'copy-ready': {
    en: {
      subject: '{{brand}}: your data copy is ready',
      body: 'The copy of your {{brand}} data is ready. Reference: {{reference}}\n\nYou can download it until {{at}}:\n\n{{link}}\n\nIf you didn’t request it, change your password.',
    },
    de: {
      subject: '{{brand}}: Die Kopie Ihrer Daten ist fertig',
      body: 'Die Kopie Ihrer Daten bei {{brand}} ist fertig. Referenz: {{reference}}\n\nSie können sie bis {{at}} herunterladen:\n\n{{link}}\n\nWenn Sie sie nicht angefordert haben, ändern Sie Ihr Passwort.',
    },
    ar: {
      subject: '{{brand}}: نسخة بياناتك جاهزة',
      body: 'نسخة بياناتك لدى {{brand}} جاهزة. الرقم المرجعي: {{reference}}\n\nيمكنك تنزيلها حتى {{at}}:\n\n{{link}}\n\nإذا لم تطلبها فغيّر كلمة مرورك.',
    },
    th: {
      subject: '{{brand}}: สำเนาข้อมูลของคุณพร้อมแล้ว',
      body: 'สำเนาข้อมูลของคุณกับ {{brand}} พร้อมแล้ว หมายเลขอ้างอิง: {{reference}}\n\nดาวน์โหลดได้จนถึง {{at}}:\n\n{{link}}\n\nหากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่าน',
    },
  },
  'withdrawal-asked': {
    en: {
      subject: '{{brand}}: {{amount}} withdrawal requested',
      body: 'Someone requested a {{amount}} withdrawal from your {{brand}} account. Reference: {{reference}}\n\nIf this wasn’t you, cancel it if you still can, and change your password:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Auszahlung von {{amount}} beantragt',
      body: 'Von Ihrem Konto bei {{brand}} wurde eine Auszahlung von {{amount}} beantragt. Referenz: {{reference}}\n\nWenn Sie das nicht waren, stornieren Sie sie, solange das geht, und ändern Sie Ihr Passwort:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: طلب سحب بقيمة {{amount}}',
      body: 'طُلب سحب {{amount}} من حسابك لدى {{brand}}. الرقم المرجعي: {{reference}}\n\nإذا لم تكن أنت من طلب ذلك فألغِ السحب إن كان ذلك ممكنًا، وغيّر كلمة مرورك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: มีคำขอถอนเงิน {{amount}}',
      body: 'มีคำขอถอนเงิน {{amount}} จากบัญชีของคุณกับ {{brand}} หมายเลขอ้างอิง: {{reference}}\n\nหากไม่ใช่คุณ โปรดยกเลิกหากยังทำได้ และเปลี่ยนรหัสผ่าน:\n\n{{link}}',
    },
  },
  'account-closed': {
    en: {
      subject: '{{brand}}: your account is closed',
      body: 'Your {{brand}} account is closed, as you requested. Reference: {{reference}}\n\nNobody can log in anymore. We keep what the law requires and delete the rest.\n\nQuestions? Contact support:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Konto ist geschlossen',
      body: 'Ihr Konto bei {{brand}} ist wie gewünscht geschlossen. Referenz: {{reference}}\n\nNiemand kann sich mehr anmelden. Wir bewahren auf, was das Gesetz verlangt, und löschen den Rest.\n\nFragen? Unser Kundendienst:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: تم إغلاق حسابك',
      body: 'أُغلق حسابك لدى {{brand}} كما طلبت. الرقم المرجعي: {{reference}}\n\nلم يعد بإمكان أحد تسجيل الدخول. نحتفظ بما يفرضه القانون ونحذف الباقي.\n\nهل لديك أسئلة؟ فريق الدعم:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: ปิดบัญชีของคุณแล้ว',
      body: 'บัญชีของคุณกับ {{brand}} ปิดแล้วตามที่คุณขอ หมายเลขอ้างอิง: {{reference}}\n\nไม่มีใครเข้าสู่ระบบได้อีก เราเก็บเฉพาะข้อมูลที่กฎหมายกำหนด และลบข้อมูลที่เหลือ\n\nมีคำถาม? ฝ่ายบริการลูกค้า:\n\n{{link}}',
    },
  },
  'closing-declined': {
    en: {
      subject: '{{brand}}: your account stays open for now',
      body: 'We couldn’t close your {{brand}} account yet. Reference: {{reference}}\n\nReason: {{reason}}\n\nYour requests:\n\n{{link}}',
    },
    de: {
      subject: '{{brand}}: Ihr Konto bleibt vorerst offen',
      body: 'Wir konnten Ihr Konto bei {{brand}} noch nicht schließen. Referenz: {{reference}}\n\nGrund: {{reason}}\n\nIhre Anträge:\n\n{{link}}',
    },
    ar: {
      subject: '{{brand}}: يبقى حسابك مفتوحًا حاليًا',
      body: 'لم نتمكن من إغلاق حسابك لدى {{brand}} بعد. الرقم المرجعي: {{reference}}\n\nالسبب: {{reason}}\n\nطلباتك:\n\n{{link}}',
    },
    th: {
      subject: '{{brand}}: บัญชีของคุณยังเปิดอยู่ในขณะนี้',
      body: 'เรายังปิดบัญชีของคุณกับ {{brand}} ไม่ได้ หมายเลขอ้างอิง: {{reference}}\n\nเหตุผล: {{reason}}\n\nคำขอของคุณ:\n\n{{link}}',
    },
  },
};
