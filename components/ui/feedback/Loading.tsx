import { useT } from '@/hooks/useT';
import { Stack } from '../layout/Page';
import { Skeleton } from './Skeleton';

type LoadingProps = {
  /** What is coming; by default a heading and two lines. */
  shapes?: readonly ('heading' | 'line')[];
};

/** Placeholder of a text that is loading. */
export function Loading({ shapes = ['heading', 'line', 'line'] }: LoadingProps) {
  const t = useT();
  return (
    <Stack role="status" aria-label={t('ui.loading')}>
      {shapes.map((shape, at) => (
        <Skeleton key={at} $shape={shape} />
      ))}
    </Stack>
  );
}
