import { wireDeposit } from './deposits';

/** A payment method as the backend sends it. */
export const wireMethod = (over: object = {}) => ({
  id: 1,
  name: 'visa',
  title: 'Visa',
  order: 1,
  hidden: false,
  isActive: true,
  isCardForm: true,
  withdrawalExist: false,
  min: '10',
  max: '5000',
  ...over,
});

const inData = (key: string, value: unknown) => ({ data: { [key]: value } });

export const PATHS = {
  payments: '/api/admin/get-payments',
  create: '/api/user/create-deposit',
  open: '/api/user/deposits',
  allowance: '/api/user/deposit-allowance',
  cancel: '/api/user/cancel-deposit',
  deposit: (id: string) => `/api/user/deposits/${id}`,
} as const;

export const payments = (...methods: object[]) => inData('payments', methods);
export const openDeposits = (...rows: Parameters<typeof wireDeposit>[0][]) => inData('deposits', rows.map(wireDeposit));
export const ALLOWANCE = {
  data: { currencyCode: 'EUR', left: '110.00', limit: '200.00', period: 1, netResult30Days: '-312.40' },
};
