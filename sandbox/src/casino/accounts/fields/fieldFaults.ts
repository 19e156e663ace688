import { type Spoken } from '../../../http/languages';

/** A sentence in every language the sandbox speaks. */
export type Said = Readonly<Record<Spoken, string>>;

/** What is wrong with a field; keys that equal a complaint in domain/account describe that complaint. */
export const FIELD_FAULTS = {
  required: {
    en: 'Required',
    de: 'Pflichtfeld',
    ar: 'حقل مطلوب',
    th: 'จำเป็นต้องกรอก',
  },
  invalid: {
    en: 'Invalid format',
    de: 'Ungültiges Format',
    ar: 'صيغة غير صالحة',
    th: 'รูปแบบไม่ถูกต้อง',
  },
  tooLong: {
    en: 'At most 255 characters',
    de: 'Höchstens 255 Zeichen',
    ar: '255 حرفًا كحد أقصى',
    th: 'ไม่เกิน 255 อักขระ',
  },
  emailInvalid: {
    en: 'Enter an email address such as name@example.com',
    de: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    ar: 'أدخل عنوان بريد إلكتروني مثل name@example.com',
    th: 'กรอกอีเมล เช่น name@example.com',
  },
  emailTooLong: {
    en: 'This email address is too long',
    de: 'Diese E-Mail-Adresse ist zu lang',
    ar: 'عنوان البريد الإلكتروني طويل جدًا',
    th: 'อีเมลนี้ยาวเกินไป',
  },
  phoneNotNumber: {
    en: 'Must contain numbers',
    de: 'Muss aus Ziffern bestehen',
    ar: 'يجب أن يتكون من أرقام',
    th: 'ต้องเป็นตัวเลข',
  },
  phoneTooShort: {
    en: 'Too short number',
    de: 'Die Nummer ist zu kurz',
    ar: 'الرقم قصير جدًا',
    th: 'หมายเลขสั้นเกินไป',
  },
  phoneTooLong: {
    en: 'Too long number',
    de: 'Die Nummer ist zu lang',
    ar: 'الرقم طويل جدًا',
    th: 'หมายเลขยาวเกินไป',
  },
  phoneCountry: {
    en: 'Choose the country code of this number',
    de: 'Wählen Sie die Ländervorwahl dieser Nummer',
    ar: 'اختر رمز البلد لهذا الرقم',
    th: 'เลือกรหัสประเทศของหมายเลขนี้',
  },
  passwordShort: {
    en: 'At least {{n}} characters',
    de: 'Mindestens {{n}} Zeichen',
    ar: 'عدد الأحرف الأدنى: {{n}}',
    th: 'อย่างน้อย {{n}} อักขระ',
  },
  passwordLong: {
    en: 'At most {{n}} characters',
    de: 'Höchstens {{n}} Zeichen',
    ar: 'عدد الأحرف الأقصى: {{n}}',
    th: 'ไม่เกิน {{n}} อักขระ',
  },
  passwordDigit: {
    en: 'Must contain numbers',
    de: 'Muss Ziffern enthalten',
    ar: 'يجب أن تحتوي على أرقام',
    th: 'ต้องมีตัวเลข',
  },
  passwordSpecial: {
    en: 'At least 1 special character',
    de: 'Mindestens 1 Sonderzeichen',
    ar: 'رمز خاص واحد على الأقل',
    th: 'อักขระพิเศษอย่างน้อย 1 ตัว',
  },
  passwordUpper: {
    en: 'At least one uppercase letter',
    de: 'Mindestens ein Großbuchstabe',
    ar: 'حرف كبير واحد على الأقل',
    th: 'ตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว',
  },
  passwordCommon: {
    en: 'This password is too easy to guess. Choose another, such as three words of your own',
    de: 'Dieses Passwort gehört zu den ersten, die jemand ausprobieren würde. Wählen Sie ein anderes, zum Beispiel drei eigene Wörter',
    ar: 'كلمة المرور هذه من أول ما قد يجرّبه أي شخص. اختر غيرها، مثل ثلاث كلمات من عندك',
    th: 'รหัสผ่านนี้เป็นหนึ่งในรหัสแรก ๆ ที่ใครก็เดาได้ โปรดเลือกรหัสอื่น เช่น คำสามคำที่คุณคิดเอง',
  },
  invalid_dob_under_18: {
    en: 'You must be at least 18 years old',
    de: 'Sie müssen mindestens 18 Jahre alt sein',
    ar: 'يجب ألا يقل عمرك عن 18 عامًا',
    th: 'คุณต้องมีอายุอย่างน้อย 18 ปี',
  },
  invalid_dob_under_19: {
    en: 'You must be at least 19 years old',
    de: 'Sie müssen mindestens 19 Jahre alt sein',
    ar: 'يجب ألا يقل عمرك عن 19 عامًا',
    th: 'คุณต้องมีอายุอย่างน้อย 19 ปี',
  },
  invalid_dob_under_21: {
    en: 'You must be at least 21 years old',
    de: 'Sie müssen mindestens 21 Jahre alt sein',
    ar: 'يجب ألا يقل عمرك عن 21 عامًا',
    th: 'คุณต้องมีอายุอย่างน้อย 21 ปี',
  },
  emailTaken: {
    en: 'There’s already an account with this email address. Log in or reset your password.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder fordern Sie ein neues Passwort an.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول أو اطلب كلمة مرور جديدة.',
    th: 'มีบัญชีที่ใช้อีเมลนี้แล้ว เข้าสู่ระบบ หรือขอรหัสผ่านใหม่',
  },
  nicknameForm: {
    en: "Use 2 to 24 letters, digits or . _ ' -. Names our team uses aren’t allowed",
    de: "2 bis 24 Buchstaben, Ziffern oder . _ ' -, und kein Name unseres Teams",
    ar: "من 2 إلى 24 حرفًا أو رقمًا أو . _ ' -، وليس اسمًا لفريقنا",
    th: "ตัวอักษร ตัวเลข หรือ . _ ' - จำนวน 2 ถึง 24 ตัว และไม่ใช่ชื่อของทีมงาน",
  },
  nicknameTaken: {
    en: 'Another player has this nickname.',
    de: 'Diesen Spitznamen hat schon jemand.',
    ar: 'هذا الاسم المستعار مستخدم.',
    th: 'มีผู้เล่นอื่นใช้ชื่อเล่นนี้แล้ว',
  },
  phoneTaken: {
    en: 'There’s already an account with this phone number.',
    de: 'Mit dieser Telefonnummer gibt es schon ein Konto.',
    ar: 'يوجد حساب بهذا الرقم.',
    th: 'มีบัญชีที่ใช้หมายเลขนี้แล้ว',
  },
  notInList: {
    en: 'Choose one from the list',
    de: 'Wählen Sie einen Eintrag der Liste',
    ar: 'اختر من القائمة',
    th: 'เลือกจากรายการ',
  },
} as const satisfies Record<string, Said>;
