import { type Country, type State } from '../base/state.ts';

/** Countries whose phone codes repeat (VAL-13), two where registration is not open, and one with an awkward name. */
export function sampleCountries(): Country[] {
  const rows: [string, string, string, boolean][] = [
    ['MT', 'Malta', '356', true],
    ['DE', 'Germany', '49', true],
    ['FR', 'France', '33', true],
    ['FI', 'Finland', '358', true],
    ['AX', 'Åland Islands', '358', true],
    ['TR', 'Türkiye', '90', true],
    ['PL', 'Poland', '48', true],
    ['BR', 'Brazil', '55', true],
    ['CA', 'Canada', '1', true],
    ['CI', "Côte d'Ivoire", '225', true],
    ['US', 'United States', '1', false],
    ['GB', 'United Kingdom', '44', false],
  ];
  return rows.map(([code, name, phone, open], row) => ({ countryId: row + 1, code, name, phone, open }));
}

export const sampleCurrencies = (): State['currencies'] => [
  { code: 'EUR', name: 'Euro' },
  { code: 'USD', name: 'US Dollar' },
  { code: 'TRY', name: 'Turkish lira' },
  { code: 'BRL', name: 'Real' },
  { code: 'BTC', name: 'Bitcoin' },
];

/** ENT-24: 0 means unused; 1 and 2 are both "not 0", and one field of the forms is not named at all. */
export const sampleRegistrationFields = (): Record<string, number> => ({
  email: 2,
  password: 2,
  firstName: 1,
  lastName: 1,
  phone: 1,
  dateOfBirth: 1,
  countryCode: 2,
  currencyCode: 2,
  address: 1,
  city: 1,
  gender: 0,
  nickname: 0,
  favouriteColour: 1,
});

export const sampleCategories = (): State['categories'] => [
  { id: 1, name: 'Popular' },
  { id: 2, name: 'Slots' },
  { id: 3, name: 'Live casino' },
  { id: 'new-games', name: 'New <i>games</i>' },
];

/**
 * A partial settings object: some defaults of §3 changed, some left to the site, one null, flags as numbers and text,
 * and keys that the specification does not name (CONF-29).
 */
export const sampleSettings = (): Record<string, unknown> => ({
  theme: 'curacao',
  brandName: 'Literal & Sons',
  pageUrlSetup: { bonus_history: '/bonuses', 'edit-profile': null },
  emailPhoneRegistration: 1,
  formFieldsValidation: null,
  excludedCountryCodeList: ['US'],
  mirrorDomain: null,
  loyaltyLevelGroupSteps: null,
  referAFriendPercent: '10',
  showLiveChat: 0,
  allowGuestPlayDemoGames: 'true',
  verifyEmailOnBonusActivation: true,
  reCaptchaSiteKey: '',
  aSettingNobodyNamed: { kept: ['as', 'it', 'is'] },
});
