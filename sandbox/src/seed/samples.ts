import { DAY_MS } from '@/domain/time/lengths';
import { type AccountRow } from '../casino/accounts/store/accounts';
import samples from './samples.json';

export const SAMPLE_PASSWORD: string = samples.password;

/** `says` describes the account. */
export type Sample = { situation: string; email: string; says: string };

/** The sample accounts, the same for every brand; scripts/system/serve.ts prints them from the same file. */
export const SAMPLES: readonly Sample[] = samples.accounts;

const PERSON = {
  firstName: 'Alex',
  lastName: 'Sample',
  dateOfBirth: '1990-04-15',
  gender: 'Not to say',
  countryCode: 'DE',
  currencyCode: 'EUR',
  city: 'Musterstadt',
  address: 'Beispielweg 1',
  zipCode: '12345',
} as const;

/** The columns of a sample account besides e-mail and password; `now` is the creation time. */
export function sampleColumns(situation: string, now: Date): Partial<AccountRow> {
  const verified = { ...PERSON, emailVerifiedAt: now };
  switch (situation) {
    case 'new':
      return { countryCode: 'DE', currencyCode: 'EUR' };
    case 'unverified':
      return { ...PERSON, firstName: 'Uma' };
    case 'verified':
      return { ...verified, firstName: 'Vera' };
    case 'approved':
      return { ...verified, firstName: 'Ada', gender: 'Female', kycStatus: 'APPROVED' };
    case 'depositor':
      return { ...verified, firstName: 'Dora', gender: 'Female', kycStatus: 'APPROVED' };
    case 'player':
      return { ...verified, firstName: 'Paula', gender: 'Female', kycStatus: 'APPROVED' };
    case 'bonus':
      return { ...verified, firstName: 'Bo', kycStatus: 'APPROVED' };
    case 'rejected':
      return { ...verified, firstName: 'Ron', kycStatus: 'REJECTED' };
    case 'duplicate':
      return { ...verified, firstName: 'Vera', tags: ['duplicate'] };
    case 'restricted':
      return { ...verified, firstName: 'Rita', isSelfExclusionPermanent: true, tags: ['restricted'] };
    case 'frozen':
      return { ...verified, firstName: 'Finn', frozenUntil: new Date(now.getTime() + 3_650 * DAY_MS) };
    default:
      throw new Error(`There is no sample account in the situation ${situation}`);
  }
}
