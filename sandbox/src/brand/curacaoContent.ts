import { type Brand } from './brand';

const SAMPLE =
  'This is a sample text of the demonstration brand. An operator puts its own, checked by its lawyers, here.';

const heading = (text: string) => ({ type: 'heading' as const, text });
const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const list = (...items: string[]) => ({ type: 'list' as const, items });

/** Written pages and questions of the sample brand; plain text blocks, each page marked as a sample. */
export const curacaoContent: Brand['content'] = {
  pages: {
    'about-us': {
      title: 'About us',
      blocks: [
        paragraph(SAMPLE),
        paragraph('Curaçao is the brand that comes with this software. It shows every screen with real data.'),
        paragraph(
          'Its games are drawn by its own studio and played with demo credits that cannot be bought or paid out.',
        ),
      ],
    },
    'terms-and-conditions': {
      title: 'Terms and conditions',
      blocks: [
        paragraph(SAMPLE),
        heading('Who may play'),
        paragraph(
          'Only adults of at least 18 years may use the site, or older where the law of their country says so.',
        ),
        heading('Demo play'),
        paragraph('Demo credits have no value. They are given free of charge and end with the session.'),
      ],
    },
    'privacy-policy': {
      title: 'Privacy policy',
      blocks: [
        paragraph(SAMPLE),
        heading('What is stored'),
        paragraph('Rounds of demo games, with a random number for the session and no name, for a month after its end.'),
      ],
    },
    'aml-policy': {
      title: 'AML policy',
      blocks: [
        paragraph(SAMPLE),
        heading('What an operator explains here'),
        list(
          'How it checks who a customer is, and when it asks for the source of funds.',
          'Which payments it refuses, and whom it must inform.',
          'Whom a customer may ask about it.',
        ),
        paragraph('This demonstration takes no money, so there is nothing to check.'),
      ],
    },
    'kyc-refund-policy': {
      title: 'KYC and refund policy',
      blocks: [
        paragraph(SAMPLE),
        heading('What an operator explains here'),
        list(
          'Which documents it asks for, why, and how long a check takes.',
          'How long documents are kept, and who may see them.',
          'When money is returned, by which way, and within what time.',
        ),
      ],
    },
    'bonus-terms': {
      title: 'Bonus terms',
      blocks: [
        paragraph(SAMPLE),
        heading('What an operator explains here'),
        list(
          'How often a bonus must be wagered, with which games, and until when.',
          'The highest bet while a bonus is active.',
          'What ends a bonus, and what is lost with it.',
        ),
      ],
    },
    'legal-use-of-website': {
      title: 'Legal use of the website',
      blocks: [
        paragraph(SAMPLE),
        heading('What an operator explains here'),
        list(
          'In which countries the site may be used.',
          'Who owns texts, pictures and games.',
          'Which law applies, and who decides in a dispute.',
        ),
      ],
    },
    'responsible-gambling': {
      title: 'Responsible gambling',
      blocks: [
        paragraph(SAMPLE),
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
  },
  faq: [
    {
      question: 'What are demo credits?',
      answer: [
        paragraph(
          'Play money for trying games. A session begins with 1,000.00 credits; they cannot be bought or paid out.',
        ),
      ],
    },
    {
      question: 'Are demo games the same as real ones?',
      answer: [
        paragraph(
          'Yes. The same mathematical model draws every round, with the return to player shown beside the game.',
        ),
      ],
    },
    {
      question: 'What does return to player mean?',
      answer: [
        paragraph(
          'The share of all stakes that a game gives back over very many rounds. At 95 %, one hundred credits staked ' +
            'return 95 on average. A single session can end far above or below.',
        ),
      ],
    },
    {
      question: 'Who decides how a round ends?',
      answer: [
        paragraph(
          'The studio’s server draws each round with a secure random generator, and stores it before it is shown.',
        ),
      ],
    },
  ],
};
