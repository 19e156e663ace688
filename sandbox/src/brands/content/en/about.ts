import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'About us',
    blocks: [
      paragraph('{{brandName}} brings slots, live tables and daily rewards together in one place.'),
      paragraph(
        'Every round of its games is drawn by its own studio. You can try slots with demo credits, which you can’t buy or cash out.',
      ),
    ],
  },
};
