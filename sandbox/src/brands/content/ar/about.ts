import { paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const about: Pages = {
  'about-us': {
    title: 'من نحن',
    blocks: [
      paragraph(SAMPLE),
      paragraph('{{brandName}} واحدة من العلامات المرفقة بهذا البرنامج. وهي تعرض كل شاشة ببيانات حقيقية.'),
      paragraph('تُسحب جولات ألعابها في الاستوديو الخاص بها، ويُلعب فيها برصيد تجريبي لا يمكن شراؤه ولا سحبه.'),
    ],
  },
};
