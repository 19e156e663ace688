import styled from 'styled-components';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';

/** A player's own benefits stand before the levels. */
const Place = styled.div`
  [data-session] & {
    min-block-size: 100vh;
  }
`;

/** Placeholder of the VIP levels, as high as ten of them: one column on a phone, two or three above it. */
export const LevelsLoading = () => (
  <Place>
    <HeldPlace phone={732} wide={340} />
  </Place>
);
