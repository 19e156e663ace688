import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'About us',
    blocks: [
      paragraph('{{brandName}} brings slots, live tables and daily rewards together in one place.'),
      paragraph(
        'Its own studio draws every round of its games. You can try slots with demo credits, which cannot be bought or paid out.',
      ),
    ],
  },
};
