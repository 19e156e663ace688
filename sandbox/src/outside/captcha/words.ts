const WORDS = {
  en: {
    person: 'I am a person',
    note: 'Test captcha',
    expired: 'Expired. Please confirm again.',
    failed: 'That did not work. Please try again.',
    task: 'One more step, and you are through.',
    go: 'Continue',
    close: 'Close',
  },
  de: {
    person: 'Ich bin ein Mensch',
    note: 'Test-Captcha',
    expired: 'Abgelaufen. Bitte bestätigen Sie erneut.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    task: 'Nur noch ein Schritt.',
    go: 'Weiter',
    close: 'Schließen',
  },
  ar: {
    person: 'أنا إنسان',
    note: 'اختبار تجريبي',
    expired: 'انتهت الصلاحية. يرجى التأكيد مجددًا.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مجددًا.',
    task: 'خطوة واحدة أخيرة.',
    go: 'متابعة',
    close: 'إغلاق',
  },
  th: {
    person: 'ฉันเป็นมนุษย์',
    note: 'แคปต์ชาทดสอบ',
    expired: 'หมดอายุแล้ว โปรดยืนยันอีกครั้ง',
    failed: 'ไม่สำเร็จ โปรดลองอีกครั้ง',
    task: 'อีกขั้นตอนเดียวเท่านั้น',
    go: 'ดำเนินการต่อ',
    close: 'ปิด',
  },
} as const;

type Language = keyof typeof WORDS;

/** The texts of a language tag (English as fallback) and its direction. */
export function wordsOf(tag: unknown) {
  const [named = ''] = typeof tag === 'string' ? tag.split('-') : [];
  const language: Language = Object.hasOwn(WORDS, named) ? (named as Language) : 'en';
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', ...WORDS[language] };
}
