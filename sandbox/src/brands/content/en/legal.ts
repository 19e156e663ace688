import { heading, list, paragraph, type Pages } from '../../brand/blocks';

/** Terms and policies. */
export const legal: Pages = {
  'terms-and-conditions': {
    title: 'Terms and conditions',
    blocks: [
      heading('Who may play'),
      paragraph('You must be at least 18 to use this site, or older where the law of your country requires it.'),
      heading('Demo play'),
      paragraph('Demo credits have no value. They’re free, and they end with the session.'),
    ],
  },
  'privacy-policy': {
    title: 'Privacy policy',
    blocks: [
      heading('What we store'),
      paragraph(
        'We store rounds of demo games for 30 days after the session ends, with a random session number and no name.',
      ),
    ],
  },
  'aml-policy': {
    title: 'AML policy',
    blocks: [
      heading('How we check payments'),
      list(
        'We may ask you to verify who you are and where your money comes from.',
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
        'We may ask for an identity document and proof of address. Your profile shows the status of the review.',
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
        'Every offer shows its wagering requirement, games and end date before you activate it.',
        'While a bonus is active, its maximum bet applies.',
        'If you cancel a bonus, you lose the bonus money and anything you won with it.',
      ),
    ],
  },
  'legal-use-of-website': {
    title: 'Legal use of the website',
    blocks: [
      heading('Using this website'),
      list(
        'You may use the site only where online gambling is legal for you.',
        'Texts, pictures and games belong to their owners. You may not copy them.',
        'Do you have a complaint? Contact support.',
      ),
    ],
  },
};
