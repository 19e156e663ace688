import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const protection: Pages = {
  'responsible-gambling': {
    title: 'Responsible gambling',
    blocks: [
      paragraph('Playing costs money in the long run. Every game pays back less than players bet.'),
      heading('Signs to take seriously'),
      list(
        'You play with money you need for something else.',
        'You play to win back what you lost.',
        'You hide how much you play from others.',
      ),
      paragraph('Free and confidential help in many languages: www.gamblingtherapy.org'),
    ],
  },
};
