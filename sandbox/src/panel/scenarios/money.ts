import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { methodByName } from '../../casino/cashier/methods';
import { type Scenario, type ScenarioPlayer, type Tools } from './scenario';

/** Rounds that cost nothing: the stake is won back. */
export const evenRounds = (count: number, stake: string) =>
  Array.from({ length: count }, () => ({ stake, win: stake }));

const READY = { verified: true, profile: true } as const;

/** 200.00 EUR from a deposit that is wagered, so that it can be withdrawn. */
async function withdrawer({ player, play }: Tools): Promise<ScenarioPlayer> {
  const made = await player({ ...READY, approved: true, funded: '200' }, DAY_MS);
  await play(made, evenRounds(20, '10.00'), { agoMs: 2 * HOUR_MS, everyMs: MINUTE_MS });
  return made;
}

async function asked(tools: Tools): Promise<ScenarioPlayer> {
  const made = await withdrawer(tools);
  await tools.call(made, 'confirmWithdrawal', {
    paymentMethodId: methodByName('payout')!.id,
    amount: '100',
    currencyCode: 'EUR',
    beneficiaryName: 'Maria Lindqvist',
    beneficiaryAccountNumber: 'DE89 3704 0044 0532 0130 00',
    email: made.email,
  });
  return made;
}

/** Deposits, withdrawals and bonuses. */
export const MONEY = {
  'first-deposit': {
    says: 'May deposit: e-mail verified, profile complete, no money yet.',
    path: '/deposit',
    make: ({ player }) => player(READY),
  },
  'card-declined': {
    says: 'The last deposit was declined by the bank.',
    path: '/profile/transactions',
    async make({ player, declined }) {
      const made = await player(READY);
      await declined(made, '25');
      return made;
    },
  },
  'deposit-to-wager': {
    says: '25.00 EUR from a deposit that has to be wagered before a withdrawal.',
    path: '/withdraw',
    make: ({ player }) => player({ ...READY, funded: '25' }),
  },
  'two-wallets': {
    says: 'A wallet in EUR and one in BTC, at a brand where players switch between them.',
    path: '/',
    brand: 'linen',
    make: ({ player }) => player({ ...READY, brand: 'linen', funded: '25', wallets: ['BTC'] }),
  },
  'withdrawal-possible': {
    says: '200.00 EUR, all wagered: nothing stands in the way of a withdrawal.',
    path: '/withdraw',
    make: withdrawer,
  },
  'withdrawal-asked': {
    says: 'A withdrawal of 100.00 EUR waits for approval and can be canceled.',
    path: '/withdraw',
    make: asked,
  },
  'withdrawal-refused': {
    says: 'A withdrawal was refused, and its money is back.',
    path: '/withdraw',
    async make(tools) {
      const made = await asked(tools);
      await tools.decide(made, { refuse: 'documents' });
      return made;
    },
  },
  'withdrawal-paid': {
    says: 'A withdrawal was paid out.',
    path: '/profile/transactions',
    async make(tools) {
      const made = await asked(tools);
      await tools.decide(made, 'pay');
      return made;
    },
  },
  'bonus-ready': {
    says: 'A bonus lies ready to be activated.',
    path: '/bonuses',
    async make({ player, give }) {
      const made = await player(READY);
      await give(made, 'free-ten', 'ready');
      return made;
    },
  },
  'bonus-expiring': {
    says: 'An active bonus that ends within the hour.',
    path: '/bonuses',
    async make({ player, give }) {
      const made = await player(READY, 2 * DAY_MS);
      await give(made, 'tuesday-gift', 'active', 2 * DAY_MS - 50 * MINUTE_MS);
      return made;
    },
  },
  'wagering-half-done': {
    says: 'An active bonus of 10.00 EUR, half of its wagering done.',
    path: '/bonuses',
    async make({ player, give, play }) {
      const made = await player({ ...READY, funded: '50' }, DAY_MS);
      await give(made, 'free-ten', 'active', DAY_MS - HOUR_MS);
      await play(made, evenRounds(40, '5.00'), { agoMs: 4 * HOUR_MS, everyMs: MINUTE_MS });
      return made;
    },
  },
  'free-spins': {
    says: 'Twenty free spins to play.',
    path: '/bonuses',
    async make({ player, give }) {
      const made = await player(READY);
      await give(made, 'welcome-spins', 'active');
      return made;
    },
  },
} as const satisfies Record<string, Scenario>;
