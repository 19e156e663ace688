import type { Market } from './market';

/** No market: what the specification says, and nothing more. */
export const anywhere: Market = {
  minimumAge: 18,
  limits: {
    demanded: [],
    depositRaiseHours: 24,
    playRaiseHours: null,
    mostDeposits: null,
    confirmsRaise: false,
    offered: null,
  },
  breaks: ['1h', '12h', '1d', '3d', '1w', '1m'],
  exclusions: {
    lengths: ['permanent', 'custom'],
    leastDays: 1,
    logIn: true,
    brands: 'asked',
    lifting: { endedHours: null, indefiniteHours: null },
  },
  realityCheck: { mostMinutes: null, restMinutes: 0 },
  rounds: { slotMs: 0, otherMs: 0, mostStake: null },
  demo: true,
  simultaneousGames: true,
  live: true,
  vip: true,
  cancelWithdrawal: true,
  secondStep: false,
  wageringCap: null,
  notices: { remindMonths: 6, funds: false },
  help: null,
  play: { sessionBounds: false, inactiveMinutes: null, lossEffects: true, autoplay: true },
  page: { officialMarks: [], panicButton: false, helpAtLogIn: false, youngThrough: null },
};
