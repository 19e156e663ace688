import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const service: Pages = {
  deposit: {
    title: 'About payments',
    blocks: [
      heading('Good to know'),
      list(
        'The limits are shown next to each payment method.',
        '{{brandName}} charges no deposit fee. Any other fee is shown before you confirm.',
        'The withdrawal page lists what is needed before you can withdraw.',
      ),
      heading('Whose money it is'),
      paragraph('Use only payment methods in your own name.'),
    ],
  },
  contacts: {
    title: 'Contacts',
    blocks: [
      heading('What helps us to help'),
      list(
        'The name of the game or the page, and the time when it happened.',
        'The number of the transaction or the round, if there is one.',
        'Never a password, and never the whole number of a card.',
      ),
      heading('If we cannot agree'),
      paragraph('If our answer does not settle your complaint, tell support and they will look at it again.'),
    ],
  },
  responsibility: {
    title: 'Safer play tools',
    blocks: [
      heading('Before you play'),
      list(
        'Decide what you can afford to lose, and for how long you will play.',
        'Set a limit before the first round. It holds when you would not.',
        'Never play with borrowed money, and never to win something back.',
      ),
      heading('If it is too much'),
      paragraph('Take a break, freeze the account, or exclude yourself. You need no reason for it.'),
    ],
  },
};
