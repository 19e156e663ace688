import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const protection: Pages = {
  'responsible-gambling': {
    title: 'Responsible gambling',
    blocks: [
      paragraph('Playing costs money in the long run: every game returns less than it takes.'),
      heading('Signs to take seriously'),
      list(
        'You play with money you need for something else.',
        'You play to win back what you lost.',
        'You hide from others how much you play.',
      ),
      paragraph('Free and confidential help in many languages: www.gamblingtherapy.org'),
    ],
  },
};
