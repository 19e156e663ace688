import { type Spoken } from '../../http/languages';
import { keepChange, type MethodChange, type TellChange } from '../accounts/security/changes';
import { type Tell } from './tell';
import { inWords } from './stopLetters';

const WORDS: Readonly<Record<MethodChange['change'], Readonly<Record<Spoken, string>>>> = {
  authenticatorOn: {
    en: 'Authenticator app turned on',
    de: 'Authenticator-App eingeschaltet',
    ar: 'تم تشغيل تطبيق المصادقة',
    th: 'เปิดใช้แอปยืนยันตัวตนแล้ว',
  },
  authenticatorOff: {
    en: 'Authenticator app turned off',
    de: 'Authenticator-App ausgeschaltet',
    ar: 'تم إيقاف تطبيق المصادقة',
    th: 'ปิดใช้แอปยืนยันตัวตนแล้ว',
  },
  passkeyAdded: {
    en: 'Passkey added',
    de: 'Passkey hinzugefügt',
    ar: 'تمت إضافة مفتاح مرور',
    th: 'เพิ่มพาสคีย์แล้ว',
  },
  passkeyRemoved: {
    en: 'Passkey removed',
    de: 'Passkey entfernt',
    ar: 'تمت إزالة مفتاح مرور',
    th: 'ลบพาสคีย์แล้ว',
  },
  recoveryCodes: {
    en: 'New recovery codes; the old ones no longer work',
    de: 'Neue Wiederherstellungscodes; die alten gelten nicht mehr',
    ar: 'رموز استرداد جديدة؛ لم تعد الرموز القديمة صالحة',
    th: 'รหัสกู้คืนชุดใหม่ รหัสชุดเดิมใช้ไม่ได้แล้ว',
  },
};

/** Keeps each change of a method for the inbox, and writes a letter about it. */
export const createTellChange =
  (tell: Tell): TellChange =>
  async (tx, account, change, now) => {
    await keepChange(tx, account.id, change, now);
    const values = (language: Spoken) => ({ change: WORDS[change][language], at: inWords(now, language) });
    await tell(tx, account.id, { kind: 'method-changed', path: '/profile/safety', values });
  };
