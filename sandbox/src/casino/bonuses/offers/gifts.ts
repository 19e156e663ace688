import { offer } from './make';

/** Bonuses without a deposit. */
export const GIFTS = [
  offer({
    ...{ id: 'free-ten', type: 'no_deposit' },
    name: ['Free ten', 'Zehn geschenkt', 'عشرة مجانًا', 'ฟรีสิบ'],
    ...{ amount: '10', wageringMultiplier: 40, maxWin: '100', excludedGames: ['brass-dice', 'halfmoon-roulette'] },
  }),
  offer({
    ...{ id: 'hello-five', type: 'no_deposit' },
    name: ['A first hello', 'Ein erstes Hallo', 'تحية أولى', 'สวัสดีครั้งแรก'],
    ...{ amount: '5', wageringMultiplier: 30, maxWin: '50' },
    rules: { registrationHours: 24 },
  }),
  offer({
    ...{ id: 'tuesday-gift', type: 'no_deposit' },
    name: ['Tuesday gift', 'Dienstagsgeschenk', 'هدية الثلاثاء', 'ของขวัญวันอังคาร'],
    ...{ amount: '3', wageringMultiplier: 25, maxWin: '30', daysToWager: 2 },
    rules: { days: ['TUE'], retryDays: 6 },
  }),
  offer({
    ...{ id: 'fresh-start', type: 'no_deposit' },
    name: ['Fresh start', 'Neuer Anfang', 'بداية جديدة', 'เริ่มต้นใหม่'],
    ...{ amount: '4', minBalance: '1', wageringMultiplier: 30, maxWin: '40' },
    rules: { retryDays: 30 },
  }),
  offer({
    ...{ id: 'daily-dime', type: 'no_deposit' },
    name: ['Daily dime', 'Groschen des Tages', 'قرش اليوم', 'เหรียญประจำวัน'],
    ...{ amount: '0.50', wageringMultiplier: 10, maxWin: '5', daysToWager: 1 },
    rules: { retryDays: 1 },
  }),
  offer({
    ...{ id: 'dice-two', type: 'no_deposit' },
    name: ['Two for the dice', 'Zwei für die Würfel', 'اثنان للنرد', 'สองสำหรับลูกเต๋า'],
    ...{ amount: '2', wageringMultiplier: 20, maxWin: '20', gameWeights: { slot: 50, roulette: 0 }, daysToWager: 3 },
    rules: { retryDays: 14 },
  }),
  offer({
    ...{ id: 'next-season', type: 'no_deposit' },
    name: ['Next season', 'Nächste Saison', 'الموسم القادم', 'ฤดูกาลหน้า'],
    ...{ amount: '20', wageringMultiplier: 40, maxWin: '100', notIn: ['SE'] },
    rules: { from: '2035-06-01T00:00:00.000Z', until: '2035-07-01T00:00:00.000Z' },
  }),
  offer({
    ...{ id: 'last-season', type: 'no_deposit' },
    name: ['Last season', 'Vergangene Saison', 'الموسم الماضي', 'ฤดูกาลที่แล้ว'],
    ...{ amount: '20', wageringMultiplier: 40, maxWin: '100' },
    rules: { from: '2025-06-01T00:00:00.000Z', until: '2025-07-01T00:00:00.000Z' },
  }),
];
