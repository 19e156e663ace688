import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'About us',
    blocks: [
      paragraph('{{brandName}} brings slots, live tables and daily rewards together in one place.'),
      paragraph(
        'Its games are drawn by its own studio and played with demo credits that cannot be bought or paid out.',
      ),
    ],
  },
};
