import { type RequestOf, type SettingsWire } from '@/contract/wire';
import { type Check, must, refusal, success } from '../backend/check';

const REPORT = { ip: '198.51.100.7', country: 'FR', firstUrl: null };

const EVENT = {
  event: 'pageView',
  data: { path: '/casino', previous: null },
  mkt: null,
  userDeviceType: 'desktop',
  cpncToSent: null,
};

const AGREED: RequestOf<'googleSignUp'> = {
  terms: true,
  dateOfBirth: '06-14-1991',
  newsLetter: false,
  subscribe: false,
  preferredLanguage: 'en',
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  mirrorDomainFk: null,
  screenResolution: '1440x900',
  uidToken: 'conformance',
  firstUrl: null,
};

/** Visit reports, and signing in with another provider. */
export const visitChecks: Check[] = [
  {
    subject: 'logEvent',
    writes: true,
    run: async ({ backend }) => success(await backend.call('logEvent', { body: EVENT }), 'an event'),
  },
  {
    subject: 'reportCountryBlocked',
    writes: true,
    run: async ({ backend }) => [
      ...success(await backend.call('reportCountryBlocked', { body: REPORT }), 'a report'),
      ...success(await backend.call('reportCountryBlocked', { body: REPORT }), 'the same report again'),
    ],
  },
  {
    subject: 'startGoogleSignIn',
    writes: true,
    run: async ({ backend }) => {
      const { googleClientId } = Object((await backend.call('settings')).body) as SettingsWire;
      const reply = await backend.call('startGoogleSignIn', { body: { returnTo: '/casino' } });
      if (!googleClientId) return refusal(reply, 409, 'GOOGLE_UNAVAILABLE', 'without a client');
      const wrong = success(reply, 'the address');
      if (wrong.length > 0) return wrong;
      const { searchParams } = new URL((reply.body as { data: { url: string } }).data.url);
      const missing = ['state', 'nonce', 'code_challenge'].filter((name) => !searchParams.get(name));
      return [
        ...must(missing.length === 0, `the address has no ${missing.join(', ')}`),
        ...must(searchParams.get('client_id') === googleClientId, 'the address is for another client'),
        ...must(searchParams.get('code_challenge_method') === 'S256', 'the address does not ask for PKCE with S256'),
      ];
    },
  },
  {
    subject: 'googleSignUp',
    writes: true,
    run: async ({ backend }) => {
      const body = { ...AGREED, terms: false };
      return [
        ...refusal(
          await backend.call('googleSignUp', { body: AGREED }),
          409,
          'GOOGLE_SIGN_UP_ENDED',
          'without a ticket',
        ),
        ...refusal(await backend.call('googleSignUp', { body: body as never }), 422, 'VALIDATION', 'without the terms'),
      ];
    },
  },
];
