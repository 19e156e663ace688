import styled from 'styled-components';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Cards = styled.div`
  display: grid;
  gap: ${token('space-12')};

  > span {
    block-size: 168px;
    border-radius: ${token('radius-lg')};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Placeholder while the first offers load. */
export function OffersLoading() {
  return (
    <LoadingPlace>
      <Cards>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} $shape="cell" />
        ))}
      </Cards>
    </LoadingPlace>
  );
}
