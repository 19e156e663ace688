import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { tileStyle } from './GameTile';

/** Games in columns: three on a phone, five on a tablet, eight on larger screens. */
// `data-old`: the previous list, while the next one loads.
export const TileList = styled.ul`
  ${tileStyle}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-16')} 10px;

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token('space-20')} ${token('space-12')};
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  &[data-old] {
    opacity: 0.5;
  }
`;

/** Placeholders while a list loads: two rows on a large screen. */
const PLACES = Array.from({ length: 16 }, (_, index) => index);

/** The grid with placeholders while its games load. */
export const GameGridSkeleton = () => {
  const t = useT();
  return (
    <TileList as="div" role="status" aria-label={t('ui.loading')}>
      {PLACES.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </TileList>
  );
};

const Tile = styled.span`
  display: block;

  > :last-child {
    margin-block-start: 6px;
  }
`;

/** Placeholder of one tile; use `still` where dozens appear. */
export const TileSkeleton = ({ still = false }: { still?: boolean }) => (
  <Tile>
    <Skeleton $shape="cover" $still={still} />
    <Skeleton $shape="line" $still={still} />
  </Tile>
);
