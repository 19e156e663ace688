import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Stack } from '@/components/ui/layout/Page';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
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

/** Skeleton of the game page. */
export function GameLoading() {
  const t = useT();
  return (
    <Stack role="status" aria-label={t('ui.loading')}>
      <VisuallyHidden as="h1">{t('game.stage')}</VisuallyHidden>
      <Skeleton $shape="line" />
      <Place $shape="cover" />
      <Skeleton $shape="heading" />
    </Stack>
  );
}

/** The game page when its data failed to load. */
export function GameLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return <ErrorState level="h1" title={t('ui.loadingError')} text={t('game.loadError')} onRetry={onRetry} />;
}
