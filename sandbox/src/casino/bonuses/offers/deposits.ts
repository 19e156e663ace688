import { offer } from './make';

/** Deposit bonuses; one includes free spins. */
export const DEPOSITS = [
  offer({
    ...{ id: 'welcome-deposit', type: 'deposit' },
    name: ['Welcome bonus', 'Willkommensbonus', 'مكافأة الترحيب', 'โบนัสต้อนรับ'],
    ...{ depositPercent: 100, maxAmount: '200', minDeposit: '20', wageringMultiplier: 35, daysToWager: 30 },
    excludedGames: ['brass-dice'],
    rules: { depositNumber: 1 },
  }),
  // These numbers are shown on the home page (CONST-08).
  offer({
    ...{ id: 'welcome', type: 'deposit' },
    name: ['The grand welcome', 'Das große Willkommen', 'الترحيب الكبير', 'ต้อนรับครั้งใหญ่'],
    ...{ depositPercent: 100, maxAmount: '1000', minDeposit: '100', wageringMultiplier: 35, daysToWager: 30 },
    freeSpins: { game: 'pharaohs-ledger', count: 100, stake: '0.10', winBoost: 1 },
    rules: { depositNumber: 1 },
  }),
  offer({
    ...{ id: 'second-deposit', type: 'deposit' },
    name: ['Second bonus', 'Zweiter Bonus', 'المكافأة الثانية', 'โบนัสครั้งที่สอง'],
    ...{ depositPercent: 75, maxAmount: '150', minDeposit: '20', wageringMultiplier: 35, daysToWager: 21 },
    rules: { depositNumber: 2 },
  }),
  offer({
    ...{ id: 'third-deposit', type: 'deposit' },
    name: ['Third bonus', 'Dritter Bonus', 'المكافأة الثالثة', 'โบนัสครั้งที่สาม'],
    ...{ depositPercent: 50, maxAmount: '300', minDeposit: '20', wageringMultiplier: 35, daysToWager: 21 },
    rules: { depositNumber: 3 },
  }),
  offer({
    ...{ id: 'monday-reload', type: 'deposit' },
    name: ['Monday reload', 'Montags-Bonus', 'مكافأة الإثنين', 'โบนัสวันจันทร์'],
    ...{ depositPercent: 50, maxAmount: '100', minDeposit: '20', wageringMultiplier: 30 },
    rules: { days: ['MON'], retryDays: 6 },
  }),
  offer({
    ...{ id: 'thursday-reload', type: 'deposit' },
    name: ['Thursday reload', 'Donnerstags-Bonus', 'مكافأة الخميس', 'โบนัสวันพฤหัสบดี'],
    ...{ depositPercent: 35, maxAmount: '70', minDeposit: '15', wageringMultiplier: 25 },
    rules: { days: ['THU'], retryDays: 6 },
  }),
  offer({
    ...{ id: 'friday-reload', type: 'deposit' },
    name: ['Friday reload', 'Freitags-Bonus', 'مكافأة الجمعة', 'โบนัสวันศุกร์'],
    ...{ depositPercent: 40, maxAmount: '80', minDeposit: '20', wageringMultiplier: 30 },
    rules: { days: ['FRI'], retryDays: 6 },
  }),
  offer({
    ...{ id: 'weekend-reload', type: 'deposit' },
    name: ['Weekend reload', 'Wochenend-Bonus', 'مكافأة نهاية الأسبوع', 'โบนัสสุดสัปดาห์'],
    ...{ depositPercent: 60, maxAmount: '150', minDeposit: '25', wageringMultiplier: 35 },
    rules: { days: ['SAT', 'SUN'], retryDays: 5 },
  }),
  offer({
    ...{ id: 'everyday-reload', type: 'deposit' },
    name: ['Every day', 'Jeden Tag', 'كل يوم', 'ทุกวัน'],
    ...{ depositPercent: 25, maxAmount: '50', minDeposit: '10', wageringMultiplier: 30, daysToWager: 3 },
    rules: { retryDays: 1 },
  }),
  offer({
    ...{ id: 'small-start', type: 'deposit' },
    name: ['Small start', 'Kleiner Anfang', 'بداية صغيرة', 'เริ่มเล็ก ๆ'],
    ...{ depositPercent: 200, maxAmount: '20', minDeposit: '10', maxWin: '100', wageringMultiplier: 40 },
  }),
  offer({
    ...{ id: 'big-table', type: 'deposit' },
    name: ['The big table', 'Am großen Tisch', 'الطاولة الكبيرة', 'โต๊ะใหญ่'],
    ...{ depositPercent: 30, maxAmount: '1000', minDeposit: '500', maxBet: '25', wageringMultiplier: 25 },
    ...{ daysToWager: 30, notIn: ['SE', 'CA-ON'] },
    rules: { retryDays: 30 },
  }),
  offer({
    ...{ id: 'real-first', type: 'deposit' },
    name: ['Real money first', 'Echtgeld zuerst', 'المال الحقيقي أولًا', 'เงินจริงก่อน'],
    ...{ depositPercent: 60, maxAmount: '120', minDeposit: '20', wageringMultiplier: 10, daysToWager: 14 },
    ...{ wageringType: 'REAL_MONEY_ONLY', gameWeights: { dice: 50, roulette: 50 } },
    rules: { retryDays: 14 },
  }),
  offer({
    ...{ id: 'slots-only', type: 'deposit' },
    name: ['For slots alone', 'Nur für Slots', 'للسلوتس فقط', 'สำหรับสล็อตเท่านั้น'],
    ...{ depositPercent: 80, maxAmount: '160', minDeposit: '20', wageringMultiplier: 28 },
    ...{ gameWeights: { dice: 0, roulette: 0 }, excludedGames: ['horus-at-dawn', 'anubis-gate'] },
    rules: { retryDays: 10 },
  }),
];
