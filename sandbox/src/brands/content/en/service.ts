import { heading, list, paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const service: Pages = {
  deposit: {
    title: 'About payments',
    blocks: [
      paragraph(SAMPLE),
      heading('What an operator explains here'),
      list(
        'The lowest and the highest amount of each way to pay, and how long it takes.',
        'What a payment costs. {{brandName}} is a demonstration, takes no money and charges nothing.',
        'By which way money is paid out, and what is checked before.',
      ),
      heading('Whose money it is'),
      paragraph('Pay only by ways that are your own. Money goes back by the way it came.'),
    ],
  },
  contacts: {
    title: 'Contacts',
    blocks: [
      paragraph(SAMPLE),
      heading('What helps us to help'),
      list(
        'The name of the game or the page, and the time when it happened.',
        'The number of the transaction or the round, if there is one.',
        'Never a password, and never the whole number of a card.',
      ),
      heading('If we cannot agree'),
      paragraph('An operator names here who decides about a complaint that it could not settle itself.'),
    ],
  },
  responsibility: {
    title: 'Safer play tools',
    blocks: [
      paragraph(SAMPLE),
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
