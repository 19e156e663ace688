import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'เกี่ยวกับเรา',
    blocks: [
      paragraph('{{brandName}} รวมสล็อต โต๊ะสด และรางวัลรายวันไว้ในที่เดียว'),
      paragraph('ค่ายเกมของเราเองสุ่มผลของทุกรอบ คุณทดลองเล่นสล็อตได้ด้วยเครดิตทดลองซึ่งซื้อหรือถอนไม่ได้'),
    ],
  },
};
