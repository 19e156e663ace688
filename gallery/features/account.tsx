import { FirstStepsDialog } from '@/components/account/firstSteps/FirstStepsDialog';
import { Guard } from '@/components/account/guard/Guard';
import { LoginDialog } from '@/components/account/login/LoginDialog';
import { ProfileForm } from '@/components/account/profile/ProfileForm';
import { ProfileHome } from '@/components/account/profile/ProfileHome';
import { SecondStep } from '@/components/account/security/SecondStep';
import { SignUpDialog } from '@/components/account/signUp/SignUpDialog';
import { VerifyEmailDialog } from '@/components/account/verification/VerifyEmailDialog';
import { type ProofKind } from '@/domain/account/security/security';
import { useAuth } from '@/hooks/player/useAuth';
import { CATALOGUES, PATHS } from '@/tests/support/accountTab';
import { answersTo } from '../base/answers';
import { drawn, type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';
import { LONG_EMAIL, safetyEntries } from './accountSafety';

const nothing = () => {};

const FULL = {
  phoneCode: '46',
  phone: '701234567',
  dateOfBirth: '1991-06-14',
  gender: 'Not to say',
  countryCode: 'SE',
  city: 'Göteborg',
  address: 'Linnégatan 21',
  zipCode: '413 04',
};
const LONG_NAMED = {
  ...FULL,
  firstName: LONG_WORD,
  lastName: LONG_WORD,
  nickname: LONG_WORD,
  city: LONG,
  address: LONG,
  email: LONG_EMAIL,
};

const login: State['part'] = () => <LoginDialog open values={{}} onClose={nothing} />;
const GOOGLE = { googleClientId: 'gallery' };

const signUp = (over: NonNullable<State['answers']> = {}, settings: NonNullable<State['settings']> = {}): State => ({
  part: () => <SignUpDialog open values={{}} onClose={nothing} />,
  guest: true,
  answers: { ...CATALOGUES, ...over },
  settings,
});

function Profile({ locked = false }: { locked?: boolean }) {
  const { user } = useAuth();
  return user && <ProfileForm user={user} updateFrom="Profile Page" lockExisting={locked} />;
}
const profile = (answers: NonNullable<State['answers']>, over: Partial<State> = {}): State => ({
  part: () => <Profile />,
  pathname: '/profile/edit-profile',
  answers: { ...CATALOGUES, ...answers },
  player: FULL,
  ...over,
});

const WALLET = {
  currencyCode: 'EUR',
  realMoney: '120.50',
  bonus: '10',
  wager: '350',
  depositWager: '4',
  rollover: '2',
  isActive: true,
};
const LEVEL = { level: 5, name: 'Coral', xp: 63_040 };
const home = (player: NonNullable<State['player']>, details: object): State => ({
  part: () => <ProfileHome Totals={() => null} />,
  pathname: '/profile',
  answers: {},
  player,
  details,
});

const step = (...methods: readonly ProofKind[]) =>
  function Step() {
    return <SecondStep methods={methods} submit="Confirm" challenge={never} send={never} />;
  };

const firstSteps = (player: NonNullable<State['player']>): State => ({
  part: () => <FirstStepsDialog open values={{}} onClose={nothing} />,
  answers: answersTo({ limits: { data: { limits: [] } } }),
  player,
});

const guard = (panel: Parameters<typeof Guard>[0]['panel'], over: Partial<State> = {}): State => ({
  part: () => <Guard panel={panel} />,
  // The log-in that it opens over itself has its own entry.
  pathname: '/profile?modal=login',
  ...over,
});

const verifyEmail = (email: string): State => ({
  part: () => <VerifyEmailDialog open values={{}} onClose={nothing} />,
  answers: {},
  player: { email, isEmailVerified: false },
});

export const accountEntries: readonly Entry[] = [
  {
    name: 'Log-in',
    file: 'components/account/login/LoginDialog.tsx',
    states: {
      usual: { part: login },
      google: { part: login, settings: GOOGLE },
      phone: { part: login, settings: { emailPhoneRegistration: true } },
    },
  },
  drawn('Second step', 'components/account/security/SecondStep.tsx', {
    usual: step('authenticator', 'recoveryCode', 'password'),
    recoveryCode: step('recoveryCode'),
    password: step('password'),
    none: step(),
  }),
  {
    name: 'Registration',
    file: 'components/account/signUp/SignUpDialog.tsx',
    states: {
      usual: signUp(),
      google: signUp({}, GOOGLE),
      phone: signUp({}, { emailPhoneRegistration: true }),
      loading: signUp({ [PATHS.fields]: never }),
      error: signUp({ [PATHS.countries]: undefined, [PATHS.currencies]: undefined }),
    },
  },
  {
    name: 'Email to verify',
    file: 'components/account/verification/VerifyEmailDialog.tsx',
    states: { usual: verifyEmail('maria@example.com'), long: verifyEmail(LONG_NAMED.email) },
  },
  {
    name: 'First steps',
    file: 'components/account/firstSteps/FirstStepsDialog.tsx',
    states: { usual: firstSteps({ isEmailVerified: false }), some: firstSteps({ kycStatus: 'approved' }) },
  },
  {
    name: 'Page for players',
    file: 'components/account/guard/Guard.tsx',
    states: { usual: guard('profile'), help: guard('limits') },
  },
  {
    name: 'Start of the profile',
    file: 'components/account/profile/ProfileHome.tsx',
    states: {
      usual: home({ kycStatus: 'approved' }, { userWallet: [WALLET], userLoyaltyLevel: LEVEL }),
      fresh: home({ isEmailVerified: false, nickname: null }, {}),
      long: home(LONG_NAMED, {
        userWallet: [{ ...WALLET, realMoney: '123456789012.00', wager: '98765432109.00' }],
        userLoyaltyLevel: { ...LEVEL, name: LONG },
      }),
    },
  },
  {
    name: 'Profile',
    file: 'components/account/profile/ProfileForm.tsx',
    states: {
      usual: profile({}),
      bare: profile({}, { player: {} }),
      locked: profile({}, { part: () => <Profile locked /> }),
      loading: profile({ [PATHS.countries]: never }),
      error: profile({ [PATHS.countries]: undefined }),
      long: profile({}, { player: LONG_NAMED }),
    },
  },
  ...safetyEntries,
];
