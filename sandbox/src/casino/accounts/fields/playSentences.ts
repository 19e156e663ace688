import { type Said } from './fieldFaults';

/** The texts of refusals about money, play and its limits, in the four languages. */
export const PLAY_SENTENCES = {
  frozen: {
    en: 'This account is frozen.',
    de: 'Dieses Konto ist eingefroren.',
    ar: 'هذا الحساب مجمّد.',
    th: 'บัญชีนี้ถูกระงับชั่วคราว',
  },
  liftingNotOffered: {
    en: 'There’s no exclusion here that can be lifted.',
    de: 'Hier gibt es keinen Ausschluss, der sich aufheben lässt.',
    ar: 'لا يوجد هنا استبعاد يمكن رفعه.',
    th: 'ไม่มีการกีดกันที่ยกเลิกได้ที่นี่',
  },
  evidenceNotFound: {
    en: 'We have no such round or payment of yours.',
    de: 'Von Ihnen gibt es keine solche Runde oder Zahlung.',
    ar: 'لا توجد لديك جولة أو عملية دفع كهذه.',
    th: 'ไม่พบรอบหรือการชำระเงินนี้ของคุณ',
  },
  boundsRunning: {
    en: 'The limits for this session are set. You can set new ones once it’s over.',
    de: 'Zeit und Geld dieser Sitzung stehen fest. Nach ihrem Ende können Sie sie neu festlegen.',
    ar: 'تم تحديد وقت هذه الجلسة ومبلغها. يمكنك تحديدهما من جديد عند انتهائها.',
    th: 'เซสชันนี้กำหนดเวลาและจำนวนเงินแล้ว คุณกำหนดใหม่ได้เมื่อเซสชันสิ้นสุด',
  },
  boundsRequired: {
    en: 'Set the time and loss limits for this session before you play.',
    de: 'Legen Sie vor dem Spielen Zeit und Geld dieser Sitzung fest.',
    ar: 'حدد وقت هذه الجلسة ومبلغها قبل أن تلعب.',
    th: 'โปรดกำหนดเวลาและจำนวนเงินของเซสชันนี้ก่อนเล่น',
  },
  excluded: {
    en: 'You’ve excluded yourself. Until the exclusion ends, you can only withdraw.',
    de: 'Sie haben sich selbst ausgeschlossen. Bis zum Ende des Ausschlusses können Sie nur auszahlen.',
    ar: 'لقد استبعدت نفسك. إلى أن ينتهي ذلك يمكنك السحب فقط.',
    th: 'คุณได้กีดกันตนเองแล้ว จนกว่าจะสิ้นสุด คุณถอนเงินได้เท่านั้น',
  },
  depositLimit: {
    en: 'This is more than your deposit limit allows.',
    de: 'Das ist mehr, als Ihr Einzahlungslimit erlaubt.',
    ar: 'هذا يتجاوز ما يسمح به حد الإيداع الخاص بك.',
    th: 'จำนวนนี้เกินขีดจำกัดการฝากเงินที่คุณตั้งไว้',
  },
  limitNotDue: {
    en: 'There is no raise of this limit that can be confirmed now.',
    de: 'Für dieses Limit gibt es keine Erhöhung, die sich jetzt bestätigen lässt.',
    ar: 'لا توجد زيادة لهذا الحد يمكن تأكيدها الآن.',
    th: 'ขณะนี้ไม่มีการเพิ่มขีดจำกัดนี้ที่ยืนยันได้',
  },
  noticeRequired: {
    en: 'There is something you have to read and answer first.',
    de: 'Vorher müssen Sie noch etwas lesen und beantworten.',
    ar: 'هناك أمر عليك قراءته والإجابة عنه أولًا.',
    th: 'มีเรื่องที่คุณต้องอ่านและตอบก่อน',
  },
  limitRequired: {
    en: 'Set a limit first. It’s required where you live.',
    de: 'Setzen Sie zuerst ein Limit: Ihr Markt verlangt eines.',
    ar: 'حدد حدًا أولًا: سوقك يشترط ذلك.',
    th: 'โปรดตั้งขีดจำกัดก่อน ตลาดของคุณกำหนดให้มี',
  },
  excludedOut: {
    en: 'You’ve excluded yourself. Nobody can log in to this account until the exclusion ends.',
    de: 'Sie haben sich selbst ausgeschlossen. Bis zum Ende des Ausschlusses kann sich niemand bei diesem Konto anmelden.',
    ar: 'لقد استبعدت نفسك. إلى أن ينتهي ذلك لا يمكن لأحد تسجيل الدخول إلى هذا الحساب.',
    th: 'คุณได้กีดกันตนเองแล้ว จนกว่าจะสิ้นสุด จะไม่มีใครเข้าสู่ระบบบัญชีนี้ได้',
  },
  depositFirst: {
    en: 'You can send documents after your first deposit.',
    de: 'Dokumente können nach der ersten Einzahlung gesendet werden.',
    ar: 'يمكن إرسال المستندات بعد أول إيداع.',
    th: 'ส่งเอกสารได้หลังจากฝากเงินครั้งแรก',
  },
  roundNotFound: {
    en: 'We can’t find this round.',
    de: 'Diese Runde gibt es nicht.',
    ar: 'لا توجد جولة كهذه.',
    th: 'ไม่พบรอบนี้',
  },
  limitLocked: {
    en: 'You changed this limit less than an hour ago. You can raise it once the hour is over.',
    de: 'Dieses Limit wurde in der letzten Stunde geändert. Erhöhen lässt es sich, sobald die Stunde vorbei ist.',
    ar: 'تم تغيير هذا الحد خلال الساعة الماضية. يمكن رفعه بعد انقضاء الساعة.',
    th: 'ขีดจำกัดนี้ถูกเปลี่ยนภายในชั่วโมงที่ผ่านมา เพิ่มได้เมื่อครบหนึ่งชั่วโมงแล้ว',
  },
  limitSupport: {
    en: 'Only support can set a limit this high. Contact support.',
    de: 'Ein so hohes Limit setzt nur der Kundendienst. Bitte wenden Sie sich an ihn.',
    ar: 'لا يضع حدًا بهذا الارتفاع إلا فريق الدعم. يرجى التواصل معه.',
    th: 'ขีดจำกัดที่สูงเช่นนี้ตั้งได้โดยฝ่ายบริการลูกค้าเท่านั้น โปรดติดต่อ',
  },
  walletNotFound: {
    en: 'You don’t have a wallet in this currency.',
    de: 'Sie haben keine Wallet in dieser Währung.',
    ar: 'ليست لديك محفظة بهذه العملة.',
    th: 'คุณไม่มีกระเป๋าเงินในสกุลเงินนี้',
  },
  bonusBuyUnavailable: {
    en: 'You can’t buy this game’s feature right now.',
    de: 'Das Feature dieses Spiels kann gerade nicht gekauft werden.',
    ar: 'لا يمكن شراء ميزة هذه اللعبة الآن.',
    th: 'ขณะนี้ซื้อฟีเจอร์ของเกมนี้ไม่ได้',
  },
} as const satisfies Record<string, Said>;
