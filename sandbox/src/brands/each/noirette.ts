import { brand } from './base';

/** Noirette: black and champagne, the fan of an old cinema, with the panel navigation. */
export const noirette = brand({
  theme: 'noirette',
  name: 'Noirette',
  logo: 'diamond',
  hero: {
    en: [
      'Curtain up on the numbers',
      'Before the first scene {{brand}} hands you the programme: what a game returns, how it plays, what it allows.',
    ],
    de: [
      'Vorhang auf für die Zahlen',
      'Vor der ersten Szene reicht {{brand}} das Programm: was ein Spiel zurückgibt, wie es läuft, welche Einsätze es zulässt.',
    ],
    ar: [
      'تُرفع الستارة عن الأرقام',
      'قبل المشهد الأول يسلّمك {{brand}} البرنامج: ما تعيده اللعبة وكيف تسير وما تسمح به من رهان.',
    ],
    th: ['เปิดม่านให้เห็นตัวเลข', 'ก่อนฉากแรก {{brand}} ยื่นสูจิบัตรให้คุณ เกมจ่ายคืนเท่าใด เล่นอย่างไร และเดิมพันได้เท่าใด'],
  },
  heroGames: ['crown-of-kings', 'classic-sevens', 'pharaohs-ledger'],
  social: ['instagram', 'x', 'youtube'],
  payment: ['visa', 'mastercard', 'applepay', 'bitcoin'],
  studios: [
    'Brasswick',
    'Kite & Co',
    'Ninefold',
    'Salt Harbour',
    'Oru Studios',
    'Fern & Flint',
    'Cobble Street',
    'Halfmoon Works',
  ],
  settings: {
    navigationSystem: 'panel',
    onDepositShowAllField: true,
  },
});
