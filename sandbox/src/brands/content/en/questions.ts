import { paragraph, type Questions } from '../../brand/blocks';

export const questions: Questions = [
  {
    question: 'What are demo credits?',
    answer: [
      paragraph(
        'Play money for trying games. A session starts with 1,000.00 credits. You can’t buy them or cash them out.',
      ),
    ],
  },
  {
    question: 'Are demo games the same as real ones?',
    answer: [
      paragraph('Yes. The same mathematical model draws every round, with the return to player shown beside the game.'),
    ],
  },
  {
    question: 'What does return to player mean?',
    answer: [
      paragraph(
        'The share of all bets that a game pays back over a very large number of rounds. At 95%, one hundred credits bet ' +
          'return 95 on average. A single session can end far above or below.',
      ),
    ],
  },
  {
    question: 'Who decides how a round ends?',
    answer: [
      paragraph('The studio’s server draws each round with a secure random generator and stores it before it’s shown.'),
    ],
  },
];
