import { brand } from './base';
import { USUAL_FIELDS } from '../brand/registration';

/** Riviera: the quay in the evening; navy and coral. */
export const riviera = brand({
  theme: 'riviera',
  name: 'Riviera',
  logo: 'shield',
  hero: {
    en: [
      'Evening on the promenade',
      'Stroll along, nothing runs away. At {{brand}} each game shows its return, its risk and its limits.',
    ],
    de: [
      'Abend an der Promenade',
      'Schlendern Sie, nichts läuft davon. Bei {{brand}} zeigt jedes Spiel Auszahlungsquote, Risiko und Limits.',
    ],
    ar: ['مساء على الكورنيش', 'تمشَّ على مهل، فلا شيء يفوتك. كل لعبة في {{brand}} تُظهر عائدها ومخاطرتها وحدودها.'],
    th: ['ยามเย็นริมทะเล', 'เดินเล่นได้ไม่ต้องรีบ ที่ {{brand}} ทุกเกมแสดงอัตราจ่ายคืน ความเสี่ยง และวงเงิน'],
  },
  heroGames: ['corsair-bay', 'anglers-bay', 'treasure-vault'],
  social: ['instagram', 'facebook', 'x'],
  payment: ['visa', 'mastercard', 'paypal', 'klarna'],
  // With a captcha without a box, as the invisible v2 of Google's.
  settings: { reCaptchaSiteKey: 'sandbox-riviera', captchaVariant: 'invisible' },
  studios: [
    'Granite Post',
    'Greyfriar',
    'Hazel Point',
    'Hollow Drum',
    'Inkwell Nine',
    'Juniper Yard',
    'Larkspur',
    'Loomhouse',
  ],
  // Without an e-mail field: an address is generated for players who give none (OP-045).
  registration: { ...USUAL_FIELDS, email: 0 },
});
