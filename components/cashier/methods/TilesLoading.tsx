import styled from 'styled-components';
import { ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Tiles } from './tileLook';

const Root = styled(ScreenHigh)`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  ${Tiles} > span {
    block-size: 88px;
    border-radius: ${token('radius-lg')};
  }
  ${media.phone} {
    /* As many as are shown at first. */
    ${Tiles} > :nth-child(n + 7) {
      display: none;
    }
  }
  ${media.tablet} {
    ${Tiles} > span {
      block-size: 112px;
    }
  }
`;

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder while the payment methods load. */
export function TilesLoading() {
  const t = useT();
  return (
    <Root role="status" aria-label={t('ui.loading')}>
      <Skeleton $shape="heading" />
      <Tiles $few={false}>
        {PLACES.map((place) => (
          <Skeleton key={place} $shape="cell" />
        ))}
      </Tiles>
    </Root>
  );
}
