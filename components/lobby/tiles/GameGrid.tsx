import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { LIVE_CATEGORY } from '@/domain/lobby/lobby';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { tileStyle } from './GameTile';
import { WideTiles } from './useTiles';

/** Games in columns: three on a phone, five on a tablet, eight on larger screens. */
// `data-old`: the previous list, while the next one loads. Its words can still be read.
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
  &[data-old] img {
    opacity: 0.5;
  }
`;

/** Around a list of live tables: its columns are fewer and wider. It takes no part in the layout itself. */
const WideRoot = styled.div`
  display: contents;

  ${TileList} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

/** A list of the category `of`: that of live tables has 16:10 tiles, all others 3:4 ones. */
export const TilesOf = ({ of, children }: { of: string | null; children: ReactNode }) =>
  of === LIVE_CATEGORY ? (
    <WideTiles value>
      <WideRoot>{children}</WideRoot>
    </WideTiles>
  ) : (
    children
  );

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
  padding-block-end: 16px;
`;

/** Placeholder of one tile; use `still` where dozens appear. */
export const TileSkeleton = ({ still = false }: { still?: boolean }) => (
  <Tile>
    <Skeleton $shape={useContext(WideTiles) ? 'wideCover' : 'cover'} $still={still} />
    <Skeleton $shape="line" $still={still} />
  </Tile>
);
