import { heading, list, paragraph, type Pages } from '../../brand/blocks';

/** Terms and policies. */
export const legal: Pages = {
  'terms-and-conditions': {
    title: 'Terms and conditions',
    blocks: [
      heading('Who may play'),
      paragraph('Only adults of at least 18 years may use the site, or older where the law of their country says so.'),
      heading('Demo play'),
      paragraph('Demo credits have no value. They are given free of charge and end with the session.'),
    ],
  },
  'privacy-policy': {
    title: 'Privacy policy',
    blocks: [
      heading('What is stored'),
      paragraph('Rounds of demo games, with a random number for the session and no name, for 30 days after its end.'),
    ],
  },
  'aml-policy': {
    title: 'AML policy',
    blocks: [
      heading('How we check payments'),
      list(
        'We may ask you to verify who you are, and where your money comes from.',
        'We refuse payments from third parties and report suspicious ones where the law requires it.',
        'Questions? Contact support.',
      ),
    ],
  },
  'kyc-refund-policy': {
    title: 'KYC and refund policy',
    blocks: [
      heading('Documents and refunds'),
      list(
        'We may ask for an identity document and proof of address. Your profile shows where their review stands.',
        'We remove location, time and device data from the photos you send.',
        'Refunds go back to the payment method they came from.',
      ),
    ],
  },
  'bonus-terms': {
    title: 'Bonus terms',
    blocks: [
      heading('How bonuses work'),
      list(
        'Every offer shows its wagering, its games and its end date before you activate it.',
        'While a bonus is active, its highest bet applies.',
        'Cancelling a bonus removes the bonus money and what was won with it.',
      ),
    ],
  },
  'legal-use-of-website': {
    title: 'Legal use of the website',
    blocks: [
      heading('Using this website'),
      list(
        'You may use the site only where online gambling is legal for you.',
        'Texts, pictures and games belong to their owners and may not be copied.',
        'Do you have a complaint? Contact support.',
      ),
    ],
  },
};
