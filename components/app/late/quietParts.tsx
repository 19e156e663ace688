import styled from 'styled-components';
import { useRested } from '@/hooks/whenAtRest';
import { media } from '@/themes/media';
import { latePart } from './latePart';

/** As high as the tools, so that the text below does not shift when it comes. */
const Place = styled.div`
  min-block-size: 456px;

  ${media.tablet} {
    min-block-size: 380px;
  }
`;

/** Quiet mode and self-test on the page about safer play, for everybody. */
export const LateCare = latePart({
  texts: ['quiet', 'selfTest'],
  load: async () => (await import('@/components/protection/quiet/CareTools')).CareTools,
  useReady: useRested,
  Place,
});
