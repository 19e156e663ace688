import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Stack } from '../layout/Page';
import { Skeleton } from './Skeleton';

const Close = styled.div`
  display: grid;
  gap: ${token('space-8')};
`;

type LoadingProps = {
  /** What is coming; by default a heading and two lines. */
  shapes?: readonly ('heading' | 'line')[];
  /** As far apart as the parts of a page. */
  apart?: boolean;
};

/** Placeholder of a text that is loading. */
export function Loading({ shapes = ['heading', 'line', 'line'], apart = false }: LoadingProps) {
  const t = useT();
  const Root = apart ? Stack : Close;
  return (
    <Root role="status" aria-label={t('ui.loading')}>
      {shapes.map((shape, at) => (
        <Skeleton key={at} $shape={shape} />
      ))}
    </Root>
  );
}
