import { heading, list, paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

/** Terms and policies; each is marked as a sample. */
export const legal: Pages = {
  'terms-and-conditions': {
    title: 'Terms and conditions',
    blocks: [
      paragraph(SAMPLE),
      heading('Who may play'),
      paragraph('Only adults of at least 18 years may use the site, or older where the law of their country says so.'),
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
};
