import { brand } from './base';
import { USUAL_FIELDS } from '../brand/registration';

/** Riviera: the quay in the evening; navy and coral. */
export const riviera = brand({
  theme: 'riviera',
  name: 'Riviera',
  logo: 'shield',
  heroGames: ['corsair-bay', 'anglers-bay', 'treasure-vault'],
  firstCategories: ['popular', 'live-casino'],
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
