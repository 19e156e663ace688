import { type Spoken } from '../../../http/languages';
import { FIELD_FAULTS, type Said } from './fieldFaults';
import { PLAY_SENTENCES } from './playSentences';

/** The texts of refused operations in the four languages; `{{n}}` is replaced by a number. */
export const SENTENCES = {
  ...FIELD_FAULTS,
  ...PLAY_SENTENCES,
  checkFields: {
    en: 'Please check fields with errors',
    de: 'Bitte prüfen Sie die Felder mit Fehlern',
    ar: 'يرجى التحقق من الحقول التي بها أخطاء',
    th: 'โปรดตรวจสอบช่องที่มีข้อผิดพลาด',
  },
  wrongCredentials: {
    en: 'The email address or password is incorrect.',
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Try again later.',
    de: 'Zu viele Versuche. Versuchen Sie es später noch einmal.',
    ar: 'محاولات كثيرة جدًا. حاول مرة أخرى لاحقًا.',
    th: 'ลองหลายครั้งเกินไป โปรดลองใหม่ภายหลัง',
  },
  accountClosed: {
    en: 'This account is closed. If you have questions, contact support.',
    de: 'Dieses Konto ist geschlossen. Bei Fragen wenden Sie sich an unseren Kundendienst.',
    ar: 'هذا الحساب مغلق. تواصل مع فريق الدعم إن كانت لديك أسئلة.',
    th: 'บัญชีนี้ปิดแล้ว หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า',
  },
  sameEmail: {
    en: 'This is already your email address.',
    de: 'Das ist bereits Ihre E-Mail-Adresse.',
    ar: 'هذا هو بريدك الإلكتروني الحالي.',
    th: 'นี่คืออีเมลปัจจุบันของคุณอยู่แล้ว',
  },
  copyNotReady: {
    en: 'Your copy isn’t ready yet, or it’s no longer available.',
    de: 'Ihre Kopie ist noch nicht fertig oder nicht mehr verfügbar.',
    ar: 'نسختك غير جاهزة بعد، أو لم تعد متاحة.',
    th: 'สำเนาของคุณยังไม่พร้อม หรือหมดเวลาดาวน์โหลดแล้ว',
  },
  ownSession: {
    en: 'This is the session you’re using. Log out instead.',
    de: 'Das ist die Sitzung, die Sie gerade nutzen. Melden Sie sich stattdessen ab.',
    ar: 'هذه هي الجلسة التي تستخدمها الآن. سجّل الخروج بدلًا من ذلك.',
    th: 'นี่คือเซสชันที่คุณกำลังใช้อยู่ โปรดออกจากระบบแทน',
  },
  wrongPassword: {
    en: 'Your current password is incorrect.',
    de: 'Das aktuelle Passwort ist falsch.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  },
  noPassword: {
    en: 'This account has no password yet. Request one from the log-in form.',
    de: 'Dieses Konto hat noch kein Passwort. Fordern Sie eines über das Anmeldeformular an.',
    ar: 'ليس لهذا الحساب كلمة مرور بعد. اطلب واحدة من نموذج تسجيل الدخول.',
    th: 'บัญชีนี้ยังไม่มีรหัสผ่าน ขอรหัสผ่านได้จากแบบฟอร์มเข้าสู่ระบบ',
  },
  secondStep: {
    en: 'One more step: confirm it’s you.',
    de: 'Noch ein Schritt: Bestätigen Sie, dass Sie es sind.',
    ar: 'خطوة أخيرة: أثبت أنك أنت.',
    th: 'อีกหนึ่งขั้นตอน: ยืนยันว่าเป็นคุณ',
  },
  stepUp: {
    en: 'First, confirm it’s you.',
    de: 'Bestätigen Sie zuerst, dass Sie es sind.',
    ar: 'أكّد أولًا أنك أنت.',
    th: 'โปรดยืนยันก่อนว่าเป็นคุณ',
  },
  wrongProof: {
    en: 'That didn’t match. Nothing was changed.',
    de: 'Das stimmt nicht überein. Es wurde nichts geändert.',
    ar: 'لم يحدث تطابق. لم يتغيّر شيء.',
    th: 'ข้อมูลไม่ตรงกัน ไม่มีการเปลี่ยนแปลงใดๆ',
  },
  loginExpired: {
    en: 'This log-in has expired. Start again with your password.',
    de: 'Diese Anmeldung ist abgelaufen. Beginnen Sie noch einmal mit Ihrem Passwort.',
    ar: 'انتهت مهلة تسجيل الدخول. ابدأ من جديد بكلمة المرور.',
    th: 'การเข้าสู่ระบบนี้หมดเวลาแล้ว เริ่มใหม่ด้วยรหัสผ่านของคุณ',
  },
  authenticatorOn: {
    en: 'An authenticator app is already on.',
    de: 'Eine Authenticator-App ist schon eingeschaltet.',
    ar: 'تطبيق المصادقة مفعّل بالفعل.',
    th: 'เปิดใช้แอปยืนยันตัวตนอยู่แล้ว',
  },
  nothingStarted: {
    en: 'The key has expired. Start again with a new one.',
    de: 'Der Schlüssel ist abgelaufen. Beginnen Sie noch einmal mit einem neuen.',
    ar: 'انتهت صلاحية المفتاح. ابدأ من جديد بمفتاح آخر.',
    th: 'คีย์หมดอายุแล้ว เริ่มใหม่ด้วยคีย์ใหม่',
  },
  noMethod: {
    en: 'Two-step log-in is off.',
    de: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    ar: 'تسجيل الدخول بخطوتين غير مفعّل.',
    th: 'การเข้าสู่ระบบสองขั้นตอนปิดอยู่',
  },
  tooManyPasskeys: {
    en: 'You’ve reached the maximum number of passkeys. Remove one first.',
    de: 'Mehr Passkeys kann ein Konto nicht haben. Entfernen Sie zuerst einen.',
    ar: 'لديك أقصى عدد من مفاتيح المرور لحساب واحد. احذف واحدًا أولًا.',
    th: 'บัญชีของคุณมีพาสคีย์ครบจำนวนสูงสุดแล้ว โปรดลบออกก่อนหนึ่งรายการ',
  },
  linkExpired: {
    en: 'This link has expired or has already been used.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว',
  },
  lockedVerified: {
    en: 'You can’t change a verified email address here.',
    de: 'Eine bestätigte E-Mail-Adresse lässt sich hier nicht ändern.',
    ar: 'لا يمكن تغيير بريد إلكتروني مؤكَّد هنا.',
    th: 'อีเมลที่ยืนยันแล้วเปลี่ยนที่นี่ไม่ได้',
  },
  lockedApproved: {
    en: 'Your identity is confirmed, so you can’t change your address here.',
    de: 'Ihre Identität ist bestätigt: Die Adresse lässt sich hier nicht ändern.',
    ar: 'تم تأكيد هويتك: لا يمكن تغيير العنوان هنا.',
    th: 'ยืนยันตัวตนของคุณแล้ว: เปลี่ยนที่อยู่ที่นี่ไม่ได้',
  },
  lockedFilled: {
    en: 'You can’t change this once it’s filled in.',
    de: 'Das lässt sich nicht mehr ändern, nachdem es ausgefüllt wurde.',
    ar: 'لا يمكن تغيير هذا بعد تعبئته.',
    th: 'เปลี่ยนไม่ได้หลังจากกรอกแล้ว',
  },
  countryNotAllowed: {
    en: 'The registration form is not available in your country',
    de: 'Das Registrierungsformular ist in Ihrem Land nicht verfügbar',
    ar: 'نموذج التسجيل غير متاح في بلدك',
    th: 'แบบฟอร์มสมัครสมาชิกไม่เปิดให้ใช้ในประเทศของคุณ',
  },
  registrationRestricted: {
    en: 'Registration isn’t available right now.',
    de: 'Die Registrierung ist zurzeit nicht verfügbar.',
    ar: 'التسجيل غير متاح في هذا الوقت.',
    th: 'ขณะนี้ยังไม่เปิดให้สมัครสมาชิก',
  },
  notSent: {
    en: 'We couldn’t send a verification email. There’s no address to verify.',
    de: 'Es wurde keine Bestätigungs-E-Mail gesendet: Es gibt keine Adresse zu bestätigen.',
    ar: 'لم تُرسل رسالة التأكيد: لا يوجد عنوان لتأكيده.',
    th: 'ไม่ได้ส่งอีเมลยืนยัน: ไม่มีอีเมลที่ต้องยืนยัน',
  },
  sessionEnded: {
    en: 'Your session has ended. Log in again.',
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    ar: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
    th: 'เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
  },
  busy: {
    en: 'Service Unavailable',
    de: 'Der Dienst ist zurzeit nicht verfügbar',
    ar: 'الخدمة غير متاحة حاليًا',
    th: 'บริการไม่พร้อมใช้งานในขณะนี้',
  },
  profileChanged: {
    en: 'Your profile was updated.',
    de: 'Das Profil wurde geändert.',
    ar: 'تم تغيير الملف الشخصي.',
    th: 'มีการเปลี่ยนแปลงโปรไฟล์',
  },
  countryBlocked: {
    en: 'This isn’t available in your country. If you use a VPN, turn it off and try again.',
    de: 'Das ist in Ihrem Land nicht verfügbar. Wenn Sie ein VPN nutzen, schalten Sie es aus und versuchen Sie es noch einmal.',
    ar: 'هذا غير متاح في بلدك. إذا كنت تستخدم VPN فأوقفه وحاول مرة أخرى.',
    th: 'ไม่เปิดให้บริการในประเทศของคุณ หากใช้ VPN ให้ปิดแล้วลองใหม่',
  },
  fileType: {
    en: 'Only jpg, pdf, png accepted',
    de: 'Nur jpg, pdf und png werden angenommen',
    ar: 'يُقبل jpg وpdf وpng فقط',
    th: 'รับเฉพาะไฟล์ jpg, pdf, png',
  },
  fileBroken: {
    en: 'We can’t accept this file. Send a photo or scan of the whole document, without a password.',
    de: 'Diese Datei kann nicht angenommen werden. Senden Sie ein Foto oder einen Scan des Dokuments selbst, vollständig und ohne Passwort.',
    ar: 'لا يمكن قبول هذا الملف. أرسل صورة أو مسحًا للمستند نفسه، كاملًا وبلا كلمة مرور.',
    th: 'รับไฟล์นี้ไม่ได้ โปรดส่งรูปถ่ายหรือไฟล์สแกนของเอกสารจริง ที่สมบูรณ์และไม่ใส่รหัสผ่าน',
  },
  fileSize: {
    en: 'File size must be less than 25MB',
    de: 'Die Datei muss kleiner als 25 MB sein',
    ar: 'يجب أن يكون حجم الملف أقل من 25 ميغابايت',
    th: 'ขนาดไฟล์ต้องน้อยกว่า 25 MB',
  },
  uploadQuota: {
    en: 'You’ve sent as many documents as we can keep. Contact support.',
    de: 'Sie haben so viele Dokumente gesendet, wie wir aufbewahren können. Bitte wenden Sie sich an den Kundendienst.',
    ar: 'أرسلت أكبر عدد من المستندات يمكننا حفظه. يرجى التواصل مع الدعم.',
    th: 'คุณส่งเอกสารครบจำนวนที่เราเก็บได้แล้ว โปรดติดต่อฝ่ายบริการลูกค้า',
  },
  captchaMissing: {
    en: 'Confirm that you’re a person.',
    de: 'Bitte bestätigen Sie, dass Sie ein Mensch sind.',
    ar: 'يرجى تأكيد أنك إنسان.',
    th: 'โปรดยืนยันว่าคุณเป็นมนุษย์',
  },
  captchaWrong: {
    en: 'The confirmation has expired. Confirm again.',
    de: 'Die Bestätigung ist abgelaufen. Bitte bestätigen Sie noch einmal.',
    ar: 'انتهت صلاحية التأكيد. يرجى التأكيد مرة أخرى.',
    th: 'การยืนยันหมดอายุแล้ว โปรดยืนยันอีกครั้ง',
  },
  googleUnavailable: {
    en: 'Logging in with Google isn’t available right now.',
    de: 'Die Anmeldung mit Google ist gerade nicht verfügbar.',
    ar: 'تسجيل الدخول عبر Google غير متاح حاليًا.',
    th: 'การเข้าสู่ระบบด้วย Google ไม่พร้อมใช้งานในขณะนี้',
  },
  googleSignUpEnded: {
    en: 'This registration with Google has expired. Continue with Google again.',
    de: 'Diese Registrierung mit Google ist abgelaufen. Bitte fahren Sie noch einmal mit Google fort.',
    ar: 'انتهت صلاحية التسجيل عبر Google هذا. يرجى المتابعة عبر Google مرة أخرى.',
    th: 'การลงทะเบียนด้วย Google ครั้งนี้หมดอายุแล้ว โปรดดำเนินการต่อด้วย Google อีกครั้ง',
  },
} as const satisfies Record<string, Said>;

export type Sentence = keyof typeof SENTENCES;

/** A sentence in a language, with its number filled in. */
export const say = (language: Spoken, sentence: Sentence, n?: number): string =>
  SENTENCES[sentence][language].replace('{{n}}', String(n ?? ''));
