import type { Market } from '@/config/markets/market';
import type { Settings } from '@/config/settings';
import { withEndpoints } from './capabilities';

/** The settings within the rules of a market: what it does not allow is off, and its own help stands in for the brand's. */
export function inMarket(settings: Settings, rules: Market): Settings {
  const { allowGuestPlayDemoGames, cancelWithdrawal, endpoints, helpLine, simultaneousGames } = settings;
  const inForce = {
    ...settings,
    marketRules: rules,
    allowGuestPlayDemoGames: allowGuestPlayDemoGames && rules.demo,
    simultaneousGames: rules.simultaneousGames ? simultaneousGames : 'refused',
    cancelWithdrawal: cancelWithdrawal && rules.cancelWithdrawal,
    helpLine: rules.help ?? helpLine,
  };
  // A call that is switched off takes the whole club away (config/capabilities.ts).
  return rules.vip ? inForce : withEndpoints(inForce, { ...endpoints, loyaltyLevels: null });
}
