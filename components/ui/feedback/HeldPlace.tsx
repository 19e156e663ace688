import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Skeleton } from './Skeleton';

const Root = styled.div<{ $phone: number; $wide: number }>`
  display: grid;
  align-self: stretch;
  block-size: ${({ $phone }) => $phone}px;

  > * {
    border-radius: ${token('radius-lg')};
  }
  ${media.tablet} {
    block-size: ${({ $wide }) => $wide}px;
  }
`;

type HeldPlaceProps = {
  /** Height on a phone, in pixels. */
  phone: number;
  /** Height from a tablet on. */
  wide: number;
};

/** Placeholder of a card that is loading, as high as the card usually is, so that what follows keeps its place. */
export function HeldPlace({ phone, wide }: HeldPlaceProps) {
  const t = useT();
  return (
    <Root role="status" aria-label={t('ui.loading')} $phone={phone} $wide={wide}>
      <Skeleton $shape="cell" $still />
    </Root>
  );
}
