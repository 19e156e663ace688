const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    popular: 'Beliebt',
    new: 'Neu',
    slots: 'Slots',
    'live-casino': 'Live-Casino',
    dice: 'Würfel',
    'free-spins': 'Freispiele',
    ways: 'Gewinnwege',
    lines: 'Gewinnlinien',
  },
  ar: {
    popular: 'الأكثر رواجًا',
    new: 'الجديد',
    slots: 'السلوتس',
    'live-casino': 'كازينو مباشر',
    dice: 'النرد',
    'free-spins': 'لفات مجانية',
    ways: 'طرق الفوز',
    lines: 'خطوط الدفع',
  },
  th: {
    popular: 'ยอดนิยม',
    new: 'มาใหม่',
    slots: 'สล็อต',
    'live-casino': 'คาสิโนสด',
    dice: 'ลูกเต๋า',
    'free-spins': 'ฟรีสปิน',
    ways: 'เวย์',
    lines: 'ไลน์',
  },
};

/** A list's name in a language; falls back to the English `name`. */
export const categoryName = (id: string, locale: string | undefined, name: string): string =>
  NAMES[locale ?? '']?.[id] ?? name;
