import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const service: Pages = {
  deposit: {
    title: 'About payments',
    blocks: [
      heading('Good to know'),
      list(
        'You’ll see the limits next to each payment method.',
        '{{brandName}} charges no deposit fee. You’ll see any other fee before you confirm.',
        'The withdrawal page lists what you need before you can withdraw.',
      ),
      heading('Whose money it is'),
      paragraph('Use only payment methods in your own name.'),
    ],
  },
  contacts: {
    title: 'Contact us',
    blocks: [
      heading('What helps us help you'),
      list(
        'The name of the game or page, and when it happened.',
        'The transaction or round number, if there is one.',
        'Never send a password or a full card number.',
      ),
      heading('If we can’t agree'),
      paragraph('If our answer doesn’t settle your complaint, tell support and they’ll look at it again.'),
    ],
  },
  responsibility: {
    title: 'Safer play tools',
    blocks: [
      heading('Before you play'),
      list(
        'Decide how much you can afford to lose and how long you’ll play.',
        'Set a limit before the first round. It holds even when it’s hard to stop.',
        'Never play with borrowed money, and never play to win back losses.',
      ),
      heading('If it is too much'),
      paragraph('Take a break, freeze your account or exclude yourself. You don’t need a reason.'),
    ],
  },
};
