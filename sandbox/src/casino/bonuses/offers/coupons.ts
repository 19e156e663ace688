import { offer } from './make';

/** Offers for coupon codes; listed only with their code. */
export const COUPONS = [
  offer({
    id: 'coupon-ten',
    type: 'no_deposit',
    couponCode: 'BAIZE10',
    name: ['Ten by code', 'Zehn mit Code', '10 بالرمز', 'รับ 10 ด้วยโค้ด'],
    amount: '10',
    wageringMultiplier: 30,
    maxWin: '80',
  }),
  offer({
    id: 'coupon-spins',
    type: 'freespins',
    couponCode: 'SPINS25',
    name: ['Spins by code', 'Freispiele mit Code', 'لفات بالرمز', 'ฟรีสปินด้วยโค้ด'],
    freeSpins: { game: 'book-of-amun', count: 25, stake: '0.10', winBoost: 1 },
    wageringMultiplier: 25,
    maxWin: '60',
  }),
  offer({
    id: 'coupon-plus',
    type: 'deposit',
    couponCode: 'PLUS50',
    name: ['Plus by code', 'Bonus mit Code', 'مكافأة إضافية بالرمز', 'โบนัสเพิ่มด้วยโค้ด'],
    depositPercent: 50,
    maxAmount: '250',
    minDeposit: '20',
    wageringMultiplier: 25,
    daysToWager: 14,
  }),
  offer({
    id: 'coupon-first',
    type: 'no_deposit',
    couponCode: 'FIRSTONE',
    name: ['The first one’s', 'Nur für den Ersten', 'للأول فقط', 'สำหรับคนแรก'],
    amount: '5',
    wageringMultiplier: 30,
    maxWin: '50',
    rules: { maxParticipants: 1 },
  }),
  offer({
    id: 'coupon-past',
    type: 'no_deposit',
    couponCode: 'SUMMER25',
    name: ['Last summer’s', 'Vom letzten Sommer', 'من الصيف الماضي', 'ของฤดูร้อนที่แล้ว'],
    amount: '10',
    wageringMultiplier: 30,
    maxWin: '50',
    rules: { until: '2025-09-01T00:00:00.000Z' },
  }),
];
