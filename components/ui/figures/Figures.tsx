import { type ReactNode } from 'react';
import { formatDay } from '@/domain/format/day';
import { formatMultiplier, formatNumber, formatPercent } from '@/domain/format/number';
import { useLocale } from '../LocaleContext';

/**
 * One formatted value. `<bdi>` isolates it in a line of the other direction. A browser may lack the locale data that
 * the server has (Chromium has none for ps, mt, my), so the server's text is kept instead of causing a hydration error.
 */
export const Figure = ({ children, className }: { children: string; className?: string }): ReactNode => (
  <bdi className={className} suppressHydrationWarning>
    {children}
  </bdi>
);

/** 94.31 → "94.3%" (one decimal, on tiles) or "94.31%" (two, on the game page). */
export const Percent = ({ value, decimals }: { value: number; decimals: 1 | 2 }) => (
  <Figure>{formatPercent(useLocale(), value, decimals)}</Figure>
);

/** 5000 → "5,000×". */
export const Multiplier = ({ value }: { value: number }) => <Figure>{formatMultiplier(useLocale(), value)}</Figure>;

/** 2418 → "2,418". */
export const Count = ({ value, className }: { value: number; className?: string }) => (
  <Figure className={className}>{formatNumber(useLocale(), value)}</Figure>
);

/** "2026-03-12" → "12 Mar 2026"; renders nothing for an invalid day. */
export function Day({ value }: { value: string }) {
  const text = formatDay(useLocale(), value);
  return (
    text && (
      <time dateTime={value} suppressHydrationWarning>
        {text}
      </time>
    )
  );
}
