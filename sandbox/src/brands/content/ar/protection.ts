import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const protection: Pages = {
  'responsible-gambling': {
    title: 'اللعب المسؤول',
    blocks: [
      paragraph('اللعب يكلّف مالًا على المدى الطويل: فكل لعبة تعيد أقل مما تأخذ.'),
      heading('علامات يجب أخذها على محمل الجد'),
      list('تلعب بمال تحتاج إليه لشيء آخر.', 'تلعب لتستعيد ما خسرته.', 'تخفي عن الآخرين مقدار لعبك.'),
      paragraph('مساعدة مجانية وسرية بلغات عديدة: www.gamblingtherapy.org'),
    ],
  },
};
