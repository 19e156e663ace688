import { brand } from './base';

/** Fjord: the blue hour between mountains. */
export const fjord = brand({
  theme: 'fjord',
  name: 'Fjord',
  logo: 'hexagon',
  hero: {
    en: [
      'Long views, no surprises',
      '{{brand}} lets you see the whole way: return, risk and limits of a game before you set out.',
    ],
    de: [
      'Weite Sicht, keine Überraschungen',
      '{{brand}} zeigt den ganzen Weg: Auszahlungsquote, Risiko und Limits eines Spiels, bevor es losgeht.',
    ],
    ar: ['رؤية بعيدة بلا مفاجآت', 'يتيح لك {{brand}} رؤية الطريق كله: عائد اللعبة ومخاطرتها وحدودها قبل أن تبدأ.'],
    th: ['มองเห็นไกล ไม่มีเรื่องให้ตกใจ', '{{brand}} ให้คุณเห็นตลอดเส้นทาง ทั้งอัตราจ่ายคืน ความเสี่ยง และวงเงินของเกมก่อนออกเดินทาง'],
  },
  heroGames: ['wolf-of-the-tundra', 'anglers-bay', 'kraken-tides'],
  social: ['youtube', 'instagram', 'bluesky'],
  payment: ['visa', 'mastercard', 'sepa', 'klarna'],
  studios: [
    'Bramble Row',
    'Calico Forge',
    'Cedar and Sons',
    'Chalk Circle',
    'Copper Kettle',
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
  ],
  settings: {
    // Its own host is a mirror without log-in (AUTH-11).
    mirrorDomain: [
      { url: 'http://fjord.localhost', domainId: 11, settings: { loginOff: true, registrationConfigs: [] } },
    ],
  },
});
