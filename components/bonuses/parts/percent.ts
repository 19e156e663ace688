import type { Locale } from '@/config/locale';
import { formatNumber } from '@/domain/format/number';

const PERCENT: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 };

/** 100 → "100%", 12.5 → "12.5%". */
export const percentWords = (locale: Locale, value: number): string => formatNumber(locale, value, PERCENT);
