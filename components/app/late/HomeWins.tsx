import styled from 'styled-components';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useRested } from '@/hooks/whenAtRest';
import { media } from '@/themes/media';
import { latePart } from './latePart';
import { promo } from './promo';

/** As high as the tables, so that the rows below do not shift when they come. */
const Place = styled.div.attrs(promo)`
  min-block-size: 484px;

  ${media.tablet} {
    min-block-size: 466px;
  }
`;

const LateWins = latePart({
  texts: ['wins'],
  load: async () => (await import('@/components/wins/TopWins')).TopWins,
  useReady: useRested,
  Place,
});

/** The home page's top wins (W-17), loaded once the page is at rest. Hidden for excluded players (SESS-10) and in quiet mode. */
export const HomeWins = () => (useUnpromoted() ? null : <LateWins />);
