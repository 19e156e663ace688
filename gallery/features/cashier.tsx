import { DepositArea } from '@/components/cashier/deposit/DepositArea';
import { MethodTiles } from '@/components/cashier/methods/MethodTiles';
import { PaymentTiles } from '@/components/cashier/methods/PaymentTiles';
import { TilesLoading } from '@/components/cashier/methods/TilesLoading';
import { type PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useAuth } from '@/hooks/player/useAuth';
import { ALLOWANCE, openDeposits, PATHS, payments, wireMethod } from '@/tests/support/cashierAnswers';
import { useState } from 'react';
import { drawn, type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

const TITLES = ['Visa', 'Mastercard', 'Skrill', 'SEPA', 'Bitcoin', 'Tether', 'PayPal'] as const;

const method = (title: string, index: number): PaymentMethod => ({
  id: String(index + 1),
  name: title.toLowerCase(),
  title,
  description: null,
  picture: null,
  order: index,
  hidden: false,
  isActive: true,
  withdrawalExist: true,
  isCardForm: index < 2,
  allowedCountries: [],
  restrictedCountries: [],
  tagRestrictedCountries: {},
  allowedCurrencies: [],
  restrictedCurrencies: [],
  allowEmails: [],
  allowTags: [],
  min: index % 3 === 2 ? null : '10',
  max: index % 3 === 1 ? null : '5000',
  withdrawMin: null,
  withdrawMax: null,
  networks: [],
});

function Chosen({ titles }: { titles: readonly string[] }) {
  const methods = titles.map(method);
  const [chosen, setChosen] = useState(methods[0]!);
  return <MethodTiles methods={methods} chosen={chosen} currency="EUR" onChoose={setChosen} />;
}

const logos = (names: readonly string[]) => names.map((name) => ({ name, icon: `marks/${name.toLowerCase()}.svg` }));

function Cashier() {
  const { user } = useAuth();
  return user && <DepositArea user={user}>Payments appear on your statement as BAIZE.</DepositArea>;
}

const cashier = (answers: NonNullable<State['answers']>): State => ({
  part: () => <Cashier />,
  pathname: '/deposit',
  player: { currencyCode: 'EUR', countryCode: 'DE', tags: [] },
  answers: {
    [PATHS.payments]: payments(
      ...TITLES.map((title, id) => wireMethod({ id: id + 1, name: title.toLowerCase(), title })),
    ),
    [PATHS.open]: openDeposits(),
    [PATHS.allowance]: ALLOWANCE,
    '/api/user/get-registration-fields': { data: {} },
    ...answers,
  },
});

export const cashierEntries: readonly Entry[] = [
  drawn('Deposit tiles', 'components/cashier/methods/MethodTiles.tsx', {
    usual: () => <Chosen titles={TITLES} />,
    few: () => <Chosen titles={TITLES.slice(0, 2)} />,
    many: () => <Chosen titles={[...TITLES, 'Ether', 'Litecoin', 'Dogecoin']} />,
    loading: () => <TilesLoading />,
    long: () => <Chosen titles={[LONG_WORD, LONG, ...TITLES]} />,
  }),
  drawn('Payment methods for guests', 'components/cashier/methods/PaymentTiles.tsx', {
    usual: () => <PaymentTiles logos={logos(TITLES)} />,
    few: () => <PaymentTiles logos={logos(['Visa', 'SEPA'])} />,
    empty: () => <PaymentTiles logos={[]} />,
    long: () => <PaymentTiles logos={[...logos(TITLES), { name: LONG, icon: null }]} />,
  }),
  {
    name: 'Deposit',
    file: 'components/cashier/deposit/DepositArea.tsx',
    states: {
      usual: cashier({}),
      loading: cashier({ [PATHS.payments]: never }),
      empty: cashier({ [PATHS.payments]: payments() }),
      error: cashier({ [PATHS.payments]: undefined }),
      long: cashier({ [PATHS.payments]: payments(wireMethod({ title: LONG })) }),
    },
  },
];
