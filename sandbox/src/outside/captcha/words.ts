const WORDS = {
  en: {
    person: 'I am a person',
    note: 'Test captcha',
    expired: 'Expired. Please confirm again.',
    failed: 'That did not work. Please try again.',
  },
  de: {
    person: 'Ich bin ein Mensch',
    note: 'Test-Captcha',
    expired: 'Abgelaufen. Bitte bestätigen Sie erneut.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  ar: {
    person: 'أنا إنسان',
    note: 'اختبار تجريبي',
    expired: 'انتهت الصلاحية. يرجى التأكيد مجددًا.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مجددًا.',
  },
  th: { person: 'ฉันเป็นมนุษย์', note: 'แคปต์ชาทดสอบ', expired: 'หมดอายุแล้ว โปรดยืนยันอีกครั้ง', failed: 'ไม่สำเร็จ โปรดลองอีกครั้ง' },
} as const;

type Language = keyof typeof WORDS;

/** The texts of a language (English as fallback) and its direction. */
export function wordsOf(locale: unknown) {
  const language: Language = typeof locale === 'string' && Object.hasOwn(WORDS, locale) ? (locale as Language) : 'en';
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', ...WORDS[language] };
}
