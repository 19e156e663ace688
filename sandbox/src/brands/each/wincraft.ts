import { brand } from './base';
import { ALL_FIELDS } from '../brand/registration';

/** Wincraft: a forge; warm dark metal and square corners. */
export const wincraft = brand({
  theme: 'wincraft',
  name: 'Wincraft',
  logo: 'none',
  hero: {
    en: [
      'Games with the lid off',
      'At {{brand}} you see how a game is built: its reels, its pays, its return. Then you decide.',
    ],
    de: [
      'Spiele mit offener Haube',
      'Bei {{brand}} sehen Sie, wie ein Spiel gebaut ist: Walzen, Gewinnplan, Auszahlungsquote. Dann entscheiden Sie.',
    ],
    ar: ['ألعاب مكشوفة الآليات', 'في {{brand}} ترى كيف بُنيت اللعبة: بكراتها وجدول دفعها ونسبة عائدها. ثم تقرر أنت.'],
    th: ['เกมที่เปิดให้เห็นกลไก', 'ที่ {{brand}} คุณเห็นว่าเกมสร้างขึ้นอย่างไร ทั้งวงล้อ ตารางจ่าย และอัตราการจ่ายคืน แล้วค่อยตัดสินใจ'],
  },
  heroGames: ['dragon-hoard', 'treasure-vault', 'buffalo-ridge'],
  social: ['discord', 'twitch', 'youtube'],
  payment: ['visa', 'mastercard', 'bitcoin', 'litecoin', 'tether'],
  studios: [
    'Chalk Circle',
    'Copper Kettle',
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
  ],
  settings: {
    // Closing the registration asks once for confirmation.
    holdUserOnRegistration: true,
  },
  registration: ALL_FIELDS,
});
