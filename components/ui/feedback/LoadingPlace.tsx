import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { Skeleton } from './Skeleton';

/** At least one screen high, so that whatever replaces the content does not shift anything visible. */
export const ScreenHigh = styled.div`
  min-block-size: 100vh;
`;

type LoadingPlaceProps = { /** Skeletons; by default a heading and two lines. */ children?: ReactNode };

/** Placeholder for a large area that is loading. */
export function LoadingPlace({ children }: LoadingPlaceProps) {
  const t = useT();
  return (
    <ScreenHigh role="status" aria-label={t('ui.loading')}>
      {children ?? (
        <>
          <Skeleton $shape="heading" />
          <Skeleton $shape="line" />
          <Skeleton $shape="line" />
        </>
      )}
    </ScreenHigh>
  );
}
