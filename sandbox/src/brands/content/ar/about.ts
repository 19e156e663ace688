import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'من نحن',
    blocks: [
      paragraph('يجمع {{brandName}} السلوتس والطاولات المباشرة والمكافآت اليومية في مكان واحد.'),
      paragraph('يسحب استوديونا الخاص كل جولة من ألعابه. ويمكنك تجربة السلوتس برصيد تجريبي لا يمكن شراؤه ولا سحبه.'),
    ],
  },
};
