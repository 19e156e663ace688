import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { Skeleton } from './Skeleton';

/** A place at least a screen high: what follows it is out of sight whatever stands in it, and nothing that is seen moves. */
export const ScreenHigh = styled.div`
  min-block-size: 100vh;
`;

type LoadingPlaceProps = { /** Shapes of what is coming; a heading and two lines without. */ children?: ReactNode };

/** Stands where much is coming. */
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
