import { paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const about: Pages = {
  'about-us': {
    title: 'เกี่ยวกับเรา',
    blocks: [
      paragraph(SAMPLE),
      paragraph('{{brandName}} เป็นหนึ่งในแบรนด์ที่มาพร้อมซอฟต์แวร์นี้ และแสดงทุกหน้าจอด้วยข้อมูลจริง'),
      paragraph('ผลของเกมสุ่มโดยค่ายเกมของแบรนด์เอง และเล่นด้วยเครดิตทดลองที่ซื้อหรือถอนไม่ได้'),
    ],
  },
};
