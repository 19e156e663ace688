import { brand } from './base';

/** Shibui: ink black and one vermilion, square corners. */
export const shibui = brand({
  theme: 'shibui',
  name: 'Shibui',
  logo: 'none',
  hero: {
    en: [
      'Nothing more than needed',
      '{{brand}} shows a game, its return, its risk, its limits, and leaves the rest out.',
    ],
    de: [
      'Nicht mehr als nötig',
      '{{brand}} zeigt ein Spiel, seine Auszahlungsquote, sein Risiko, seine Limits und lässt den Rest weg.',
    ],
    ar: ['لا شيء زائد عن الحاجة', 'يعرض {{brand}} اللعبة ونسبة عائدها ومخاطرتها وحدودها، ويترك ما عدا ذلك.'],
    th: ['ไม่มีอะไรเกินจำเป็น', '{{brand}} แสดงเกม อัตราการจ่ายคืน ความเสี่ยง และวงเงิน แล้วตัดส่วนที่เหลือออก'],
  },
  heroGames: ['lotus-lantern', 'dragon-hoard', 'kraken-tides'],
  social: ['x', 'instagram'],
  payment: ['visa', 'mastercard', 'applepay'],
  studios: [
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
    'Hazel Point',
  ],
  settings: {
    formFieldsValidation: { password: { min: 10 } },
    // Addresses may carry a session token (SESS-07).
    sessionTokenInAddress: true,
  },
});
