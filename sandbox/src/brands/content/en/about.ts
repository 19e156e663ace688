import { paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const about: Pages = {
  'about-us': {
    title: 'About us',
    blocks: [
      paragraph(SAMPLE),
      paragraph(
        '{{brandName}} is one of the brands that come with this software. It shows every screen with real data.',
      ),
      paragraph(
        'Its games are drawn by its own studio and played with demo credits that cannot be bought or paid out.',
      ),
    ],
  },
};
