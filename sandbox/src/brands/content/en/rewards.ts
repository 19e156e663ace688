import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const rewards: Pages = {
  promotions: {
    title: 'Promotions',
    blocks: [
      heading('How an offer works'),
      list(
        'An offer names what it gives, what it asks for, and until when.',
        'You see its terms before you accept it.',
        'You never have to take an offer. Without one, there is no bonus to wager.',
      ),
      heading('What bonus money is'),
      paragraph(
        'Bonus money cannot be paid out until it has been wagered as often as its terms say. Wagering costs money on ' +
          'average, since every game returns less than is staked.',
      ),
      paragraph('The bonus terms apply to every offer at {{brandName}}. You find them in the footer of this page.'),
    ],
  },
  'vip-club': {
    title: 'VIP club',
    blocks: [
      paragraph(
        '{{brandName}} counts points for what is staked. Points decide the level, and a level decides rewards.',
      ),
      heading('How levels work'),
      list(
        'Each level needs a set number of points. Your progress shows how many are left.',
        'Higher levels bring more rakeback and cashback.',
        'Your level and points are in your profile.',
      ),
      heading('What it costs'),
      paragraph(
        'Points come from stakes, and stakes cost money on average. What a level gives back is less than what it took ' +
          'to reach it. A level is no reason to play more.',
      ),
    ],
  },
  cashback: {
    title: 'Rakeback calendar',
    blocks: [
      heading('How the calendar works'),
      list(
        'Every day carries a share of what was played. It may be zero.',
        'A day can be claimed on the day itself and on the next one. What is not claimed by then is gone.',
        'Days to come are locked, with the amount they already hold.',
      ),
      heading('Where the money comes from'),
      paragraph('Rakeback is a small part of what play costs. Whoever plays to collect it pays more than comes back.'),
    ],
  },
  tournaments: {
    title: 'Tournaments',
    blocks: [
      heading('How a tournament is counted'),
      list(
        'It names its games, its start and end, and what is counted.',
        'Most count the multipliers of rounds and not how much is staked, so that a small stake is enough; one that counts stakes says so.',
        'The table shows every place, with the prize that belongs to it.',
      ),
      paragraph('Most players of a tournament win nothing. A place in it is no reason to raise a stake.'),
    ],
  },
};
