import { anywhere } from './anywhere';
import type { Market } from './market';

/** Great Britain: RTS and LCCP of the Gambling Commission. */
export const unitedKingdom: Market = {
  ...anywhere,
  limits: {
    ...anywhere.limits,
    playRaiseHours: 24,
    confirmsRaise: true,
    offered: { at: 'firstDeposit', kinds: ['deposit'] },
  },
  exclusions: {
    lengths: ['6m', '1y', '5y', 'custom'],
    leastDays: 183,
    logIn: true,
    brands: 'all',
    lifting: { endedHours: 24, indefiniteHours: null },
  },
  rounds: { slotMs: 2500, otherMs: 5000, mostStake: null },
  demo: false,
  simultaneousGames: false,
  cancelWithdrawal: false,
  wageringCap: 10,
  notices: { remindMonths: 6, funds: true },
  help: { label: 'GAMSTOP', href: 'https://www.gamstop.co.uk/' },
  play: { ...anywhere.play, lossEffects: false, autoplay: false },
};
