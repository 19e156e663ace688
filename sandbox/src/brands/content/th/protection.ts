import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const protection: Pages = {
  'responsible-gambling': {
    title: 'การเล่นอย่างรับผิดชอบ',
    blocks: [
      paragraph('การเล่นมีค่าใช้จ่ายในระยะยาว ทุกเกมจ่ายคืนน้อยกว่าที่รับไป'),
      heading('สัญญาณที่ควรใส่ใจ'),
      list('คุณเล่นด้วยเงินที่จำเป็นต้องใช้เพื่อสิ่งอื่น', 'คุณเล่นเพื่อเอาเงินที่เสียไปคืนมา', 'คุณปิดบังผู้อื่นว่าคุณเล่นมากเพียงใด'),
      paragraph('ความช่วยเหลือฟรีและเป็นความลับในหลายภาษา: www.gamblingtherapy.org'),
    ],
  },
};
