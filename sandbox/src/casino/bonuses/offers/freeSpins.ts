import { offer } from './make';

/** Free spins; those with a `minDeposit` are granted with a deposit. */
export const FREE_SPINS = [
  offer({
    ...{ id: 'welcome-spins', type: 'freespins' },
    name: ['Welcome spins', 'Willkommens-Freispiele', 'لفات الترحيب', 'สปินต้อนรับ'],
    freeSpins: { game: 'pharaohs-ledger', count: 20, stake: '0.10', winBoost: 1 },
    ...{ wageringMultiplier: 20, maxWin: '50', daysToWager: 7 },
    rules: { registrationHours: 72 },
  }),
  offer({
    ...{ id: 'amun-spins', type: 'freespins' },
    name: ['Spins for Amun', 'Freispiele für Amun', 'لفات آمون', 'สปินแห่งอามุน'],
    freeSpins: { game: 'book-of-amun', count: 10, stake: '0.10', winBoost: 1.5 },
    ...{ wageringMultiplier: 25, maxWin: '40', daysToWager: 3 },
    rules: { retryDays: 7 },
  }),
  offer({
    ...{ id: 'midweek-spins', type: 'freespins' },
    name: ['Midweek spins', 'Freispiele zur Wochenmitte', 'لفات منتصف الأسبوع', 'สปินกลางสัปดาห์'],
    freeSpins: { game: 'scarab-secrets', count: 15, stake: '0.20', winBoost: 1 },
    ...{ wageringMultiplier: 25, maxWin: '50', daysToWager: 3 },
    rules: { days: ['WED'], retryDays: 6 },
  }),
  offer({
    ...{ id: 'weekend-spins', type: 'freespins' },
    name: ['Weekend spins', 'Freispiele zum Wochenende', 'لفات نهاية الأسبوع', 'สปินสุดสัปดาห์'],
    freeSpins: { game: 'horus-at-dawn', count: 25, stake: '0.20', winBoost: 1 },
    ...{ minDeposit: '20', wageringMultiplier: 30, maxWin: '100', daysToWager: 3 },
    rules: { days: ['SAT', 'SUN'], retryDays: 5 },
  }),
  offer({
    ...{ id: 'tides-spins', type: 'freespins' },
    name: ['High tide', 'Hohe Flut', 'المد العالي', 'น้ำขึ้นสูง'],
    freeSpins: { game: 'tome-of-tides', count: 30, stake: '0.20', winBoost: 1 },
    ...{ minDeposit: '30', wageringMultiplier: 30, maxWin: '150', daysToWager: 7 },
    rules: { retryDays: 14 },
  }),
  offer({
    ...{ id: 'double-spins', type: 'freespins' },
    name: ['Twice the win', 'Doppelter Gewinn', 'ضعف الربح', 'รางวัลสองเท่า'],
    freeSpins: { game: 'sphinx-at-noon', count: 12, stake: '0.10', winBoost: 2 },
    ...{ wageringMultiplier: 35, maxWin: '30', daysToWager: 5 },
    rules: { retryDays: 30 },
  }),
  offer({
    ...{ id: 'barge-spins', type: 'freespins' },
    name: ['A trip by barge', 'Fahrt auf der Barke', 'رحلة بالقارب', 'ล่องเรือ'],
    freeSpins: { game: 'cleos-barge', count: 5, stake: '0.20', winBoost: 1 },
    ...{ wageringType: 'REAL_MONEY_ONLY', wageringMultiplier: 10, daysToWager: 10 },
    rules: { retryDays: 2 },
  }),
  offer({
    ...{ id: 'first-come-spins', type: 'freespins' },
    name: ['First come', 'Wer zuerst kommt', 'الأسبقية للأول', 'มาก่อนได้ก่อน'],
    freeSpins: { game: 'anubis-gate', count: 50, stake: '0.10', winBoost: 1 },
    ...{ wageringMultiplier: 20, maxWin: '100' },
    rules: { maxParticipants: 1 },
  }),
  offer({
    ...{ id: 'third-deposit-spins', type: 'freespins' },
    name: ['Three times a guest', 'Dreimal zu Gast', 'ضيف للمرة الثالثة', 'แขกครั้งที่สาม'],
    freeSpins: { game: 'pharaohs-ledger', count: 40, stake: '0.20', winBoost: 1 },
    ...{ minDeposit: '20', wageringMultiplier: 25, maxWin: '200' },
    rules: { depositNumber: 3 },
  }),
  offer({
    ...{ id: 'opening-spins', type: 'freespins' },
    name: ['Opening night', 'Eröffnungsabend', 'ليلة الافتتاح', 'คืนเปิดงาน'],
    freeSpins: { game: 'book-of-amun', count: 100, stake: '0.10', winBoost: 1 },
    ...{ wageringMultiplier: 20, maxWin: '100' },
    rules: { from: '2035-01-01T18:00:00.000Z', until: '2035-01-08T18:00:00.000Z' },
  }),
];
