import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { DOCUMENT_LABELS } from '../../brands/brand/documentLabels';
import { OFFERS } from '../../casino/bonuses/offers/offers';
import { type Scenario } from './scenario';

const READY = { verified: true, profile: true } as const;

/** Visitors, accounts and their documents. */
export const VISITORS = {
  'first-visit': { says: 'A guest who was never here. Use a private window.', path: '/' },
  'blocked-country': {
    says: 'A guest from a country that the brand excludes: the site says so.',
    path: '/',
    country: 'NL',
  },
  'market-sweden': {
    says: 'A player in the market of Sweden: its marks at the top, its self-test and its help line.',
    path: '/profile2/limits',
    brand: 'bordeaux',
    country: 'SE',
    make: ({ player }) => player({ ...READY, brand: 'bordeaux', country: 'SE', funded: '25' }),
  },
  'market-spain': {
    says: 'A player in the market of Spain: time and loss of a session are bounded before real play.',
    path: '/casino',
    brand: 'bordeaux',
    country: 'ES',
    make: ({ player }) => player({ ...READY, brand: 'bordeaux', country: 'ES', funded: '25' }),
  },
  registered: {
    says: 'Just registered: e-mail not verified, profile empty.',
    path: '/profile',
    make: ({ player }) => player(),
  },
  'document-asked': {
    says: 'The operator asks for a passport.',
    path: '/profile/verify',
    async make({ player, ask }) {
      const made = await player(READY);
      await ask(made, 'passport', 'We check the age of every player.');
      return made;
    },
  },
  'document-pending': {
    says: 'A passport was sent and waits for review.',
    path: '/profile/verify',
    async make({ player, sendDocument }) {
      const made = await player(READY);
      await sendDocument(made);
      return made;
    },
  },
  'document-refused': {
    says: 'The passport was refused, with the reason.',
    path: '/profile/verify',
    async make({ player, sendDocument, judge }) {
      const made = await player(READY);
      await judge(await sendDocument(made), { rejectedBecause: 'The photo is blurred. Please take it in daylight.' });
      return made;
    },
  },
} as const satisfies Record<string, Scenario>;

/** Limits and stops. */
export const PROTECTION = {
  'deposit-limit-reached': {
    says: 'A daily deposit limit of 25.00 EUR, used up.',
    path: '/deposit',
    async make({ player, call }) {
      const made = await player({ ...READY, funded: '25' });
      await call(made, 'setLimit', { kind: 'deposit', period: 0, amount: '25', currencyCode: 'EUR' });
      return made;
    },
  },
  'loss-limit-reached': {
    says: 'A daily loss limit of 20.00 EUR, used up: no further stake.',
    path: '/casino/games/pharaohs-ledger',
    async make({ player, call, play }) {
      const made = await player({ ...READY, funded: '50' });
      await call(made, 'setLimit', { kind: 'loss', period: 0, amount: '20', currencyCode: 'EUR' });
      await play(
        made,
        Array.from({ length: 4 }, () => ({ stake: '5.00' })),
      );
      return made;
    },
  },
  'reality-check-due': {
    says: 'Played for half an hour with a reality check every 15 minutes: it is due. Start the game.',
    path: '/casino/games/pharaohs-ledger',
    async make({ player, play, call }) {
      const made = await player({ ...READY, funded: '50' }, HOUR_MS);
      await play(
        made,
        Array.from({ length: 6 }, () => ({ stake: '1.00', win: '0.50' })),
        { agoMs: 32 * MINUTE_MS, everyMs: 6 * MINUTE_MS },
      );
      await call(made, 'setPreferences', { realityCheckMinutes: 15 });
      return made;
    },
  },
  frozen: {
    says: 'Froze the account for a day: nobody gets in.',
    path: '/?modal=login',
    async make({ player, call }) {
      const made = await player(READY);
      await call(made, 'freezeAccount', { days: 1 });
      return made;
    },
  },
  excluded: {
    says: 'Excluded themselves for good: may withdraw, not play.',
    path: '/profile2/limits',
    async make({ player, call }) {
      const made = await player({ ...READY, funded: '25' });
      await call(made, 'selfExclude', { duration: 'permanent' });
      return made;
    },
  },
  'chat-muted': {
    says: 'May read the chat, not write.',
    path: '/',
    async make({ player, mute }) {
      const made = await player(READY);
      await mute(made);
      return made;
    },
  },
} as const satisfies Record<string, Scenario>;

/** Rewards of play. */
export const REWARDS = {
  'race-running': {
    says: 'Joined today’s race and has points in it.',
    path: '/tournaments',
    async make({ player, call, play, races }) {
      const made = await player({ ...READY, funded: '50' });
      const [race] = await races(made);
      await call(made, 'joinTournament', { tournament: race! });
      await play(made, [
        { stake: '1.00', win: '3.00' },
        { stake: '1.00', win: '0.50' },
      ]);
      return made;
    },
  },
  'vip-level': {
    says: 'Level 3 of the VIP club.',
    path: '/vip-club',
    async make({ player, play }) {
      const made = await player({ ...READY, approved: true, funded: '1000' }, 2 * DAY_MS);
      const rounds = Array.from({ length: 51 }, () => ({ stake: '100.00', win: '100.00' }));
      await play(made, rounds, { agoMs: 2 * HOUR_MS, everyMs: MINUTE_MS });
      return made;
    },
  },
  'daily-bonus-ready': {
    says: 'Has deposited: the daily bonus can be opened.',
    path: '/?modal=daily-bonus',
    make: ({ player }) => player({ ...READY, funded: '25' }),
  },
  'rakeback-ready': {
    says: 'Played yesterday: rakeback can be claimed today.',
    path: '/cashback',
    async make({ player, play }) {
      const made = await player({ ...READY, funded: '200' }, 2 * DAY_MS);
      await play(
        made,
        Array.from({ length: 20 }, () => ({ stake: '10.00', win: '9.00' })),
        { agoMs: DAY_MS, everyMs: 1 },
      );
      return made;
    },
  },
  'inbox-full': {
    says: 'More than thirty unread messages.',
    path: '/?modal=inbox',
    async make({ player, ask, give }) {
      const made = await player(READY);
      for (const label of DOCUMENT_LABELS) await ask(made, label, 'We review all accounts this month.');
      for (const { id } of OFFERS.slice(0, 30)) await give(made, id, 'ready');
      return made;
    },
  },
} as const satisfies Record<string, Scenario>;
