import styled from 'styled-components';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/StateBlock';
import { Stack } from '@/components/ui/Page';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Place = styled(Skeleton)`
  aspect-ratio: 16 / 10;
  border-radius: ${token('radius-lg')};
  ${media.tablet} {
    aspect-ratio: 16 / 7.4;
  }
`;

/** The game page while its data loads: the same places, grey. */
export const GameLoading = () => (
  <Stack role="status" aria-label={useT()('ui.loading')}>
    <Skeleton $shape="line" />
    <Place $shape="cover" />
    <Skeleton $shape="heading" />
  </Stack>
);

/** The game page when its data did not come. */
export function GameLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return <ErrorState level="h1" title={t('ui.loadingError')} text={t('game.loadError')} onRetry={onRetry} />;
}
