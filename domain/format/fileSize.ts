import type { Locale } from '@/config/locale';
import { formatNumber } from './number';

const KILO = 1024;

const UNITS = {
  kilobyte: { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 },
  megabyte: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
} as const;

/** Formats a size in bytes: 1536 → "2 kB", 3670016 → "3.5 MB". A non-empty file is at least 1 kB. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const kilobytes = bytes / KILO;
  return kilobytes < KILO
    ? formatNumber(locale, bytes > 0 ? Math.max(1, Math.round(kilobytes)) : 0, UNITS.kilobyte)
    : formatNumber(locale, kilobytes / KILO, UNITS.megabyte);
}
