import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const rewards: Pages = {
  promotions: {
    title: 'Promotions',
    blocks: [
      heading('How an offer works'),
      list(
        'An offer says what you get, what you have to do, and when it ends.',
        'You see its terms before you accept it.',
        'You never have to accept an offer. Without one, you have no bonus to wager.',
      ),
      heading('What bonus money is'),
      paragraph(
        'You can’t withdraw bonus money until you’ve wagered it as often as its terms say. On average, wagering costs ' +
          'you money, because every game pays back less than you bet.',
      ),
      paragraph('The bonus terms apply to every offer at {{brandName}}. You’ll find them in the footer of this page.'),
    ],
  },
  'vip-club': {
    title: 'VIP club',
    blocks: [
      paragraph(
        'At {{brandName}}, you earn points for your bets. Your points decide your level, and your level decides your rewards.',
      ),
      heading('How levels work'),
      list(
        'Each level takes a set number of points. Your progress shows how many are left.',
        'Higher levels bring more rakeback and cashback.',
        'Your level and points are in your profile.',
      ),
      heading('What it costs'),
      paragraph(
        'Points come from bets, and bets cost money on average. A level gives back less than it cost to reach. A level ' +
          'isn’t a reason to play more.',
      ),
    ],
  },
  cashback: {
    title: 'Rakeback calendar',
    blocks: [
      heading('How the calendar works'),
      list(
        'Every day gives you back a share of what you played. It may be zero.',
        'You can claim a day’s reward on that day and the next. After that, it’s gone.',
        'Upcoming days are locked and show the amount they already hold.',
      ),
      heading('Where the money comes from'),
      paragraph(
        'Rakeback is a small part of what it costs to play. If you play to collect it, you pay more than you get back.',
      ),
    ],
  },
  tournaments: {
    title: 'Tournaments',
    blocks: [
      heading('How a tournament is scored'),
      list(
        'It lists its games, its start and end, and what counts.',
        'Most count the multipliers of your rounds, not how much you bet, so a small bet is enough. If bets count, the tournament says so.',
        'The table shows every place and its prize.',
      ),
      paragraph('Most players in a tournament win nothing. A place in it isn’t a reason to raise your bet.'),
    ],
  },
};
