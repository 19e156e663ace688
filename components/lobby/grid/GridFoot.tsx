import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** The line above or below a list that links to its other part. */
export const GridLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')} ${token('space-16')};
  min-block-size: 44px;
  color: ${token('text-muted')};
`;

type GridFootProps = {
  /** Position of the last game shown, from 1. */
  shown: number;
  count: number;
  /** The link or button to more of them. */
  children?: ReactNode;
};

/** The foot of a list of games, the same whether the list can grow already or not (L20). */
export function GridFoot({ shown, count, children }: GridFootProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <GridLine>
      <p role="status" suppressHydrationWarning>
        {t('filter.shown', { shown: formatNumber(locale, shown), count, number: formatNumber(locale, count) })}
      </p>
      {children}
    </GridLine>
  );
}
