import styled from 'styled-components';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Cards = styled.div`
  display: grid;
  gap: ${token('space-12')};

  > span {
    block-size: 330px;
    border-radius: ${token('radius-lg')};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Placeholder while the first offers load. */
export function OffersLoading() {
  return (
    <LoadingPlace>
      <Cards>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} $shape="cell" />
        ))}
      </Cards>
    </LoadingPlace>
  );
}
