import styled from 'styled-components';
import { CarouselTrack } from '@/components/ui/layout/Carousel';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { token } from '@/themes/token';
import { carouselCell } from './carouselCell';

/** The two middle weeks (RAKE-04). */
const CELLS = Array.from({ length: 14 }, (_, index) => index);

/** As high as a heading line. */
const Heading = styled.div`
  padding-block: ${token('space-8')};
`;

const Days = styled(CarouselTrack)`
  overflow: hidden;
  ${carouselCell}
`;

/** Placeholder of the carousel: a heading and fourteen cells in their final positions. */
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
