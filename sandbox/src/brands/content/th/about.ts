import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'เกี่ยวกับเรา',
    blocks: [
      paragraph('{{brandName}} รวมสล็อต โต๊ะสด และรางวัลรายวันไว้ในที่เดียว'),
      paragraph('ผลของเกมสุ่มโดยค่ายเกมของแบรนด์เอง และเล่นด้วยเครดิตทดลองที่ซื้อหรือถอนไม่ได้'),
    ],
  },
};
