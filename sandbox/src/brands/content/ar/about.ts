import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'من نحن',
    blocks: [
      paragraph('يجمع {{brandName}} السلوتس والطاولات المباشرة والمكافآت اليومية في مكان واحد.'),
      paragraph('تُسحب جولات ألعابها في الاستوديو الخاص بها، ويُلعب فيها برصيد تجريبي لا يمكن شراؤه ولا سحبه.'),
    ],
  },
};
