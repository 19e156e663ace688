import styled from 'styled-components';
import { CarouselTrack } from '@/components/ui/layout/Carousel';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { token } from '@/themes/token';
import { carouselCell } from './carouselCell';

/** The two weeks in the middle (RAKE-04). */
const CELLS = Array.from({ length: 14 }, (_, index) => index);

/** As high as the line of a heading. */
const Heading = styled.div`
  padding-block: ${token('space-8')};
`;

const Days = styled(CarouselTrack)`
  overflow: hidden;
  ${carouselCell}
`;

/** The place of the carousel until its days are there: a heading and fourteen cells, where they will be. */
export const CarouselSkeleton = () => (
  <div aria-hidden>
    <Heading>
      <Skeleton $shape="heading" $still />
    </Heading>
    <Days>
      {CELLS.map((cell) => (
        <Skeleton as="li" key={cell} $shape="cell" $still />
      ))}
    </Days>
  </div>
);
