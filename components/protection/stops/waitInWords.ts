import type { Translate } from '@/hooks/useT';

/** The wait before a lifting: in days where it is several whole ones, else in hours. */
export const waitInWords = (hours: number, t: Translate): string =>
  hours > 24 && hours % 24 === 0
    ? t('protection.lifting.days', { count: hours / 24 })
    : t('protection.lifting.hours', { count: hours });
