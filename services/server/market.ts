import { marketsOf } from '@/config/markets/markets';
import type { Settings } from '@/config/settings';
import { inMarket } from '@/domain/site/inMarket';

/**
 * The settings with the rules of their market; `setting` is the setting `market` as it came, because a wrong one must
 * not turn into the default. The browser gets the values of these packs only. Where a brand serves several markets, the
 * player's country decides, which only the browser knows (PresentSettings). Throws UnknownMarket.
 */
export function withMarket(settings: Settings, setting: unknown): Settings {
  const { rest, byCountry } = marketsOf(setting);
  if (Object.keys(byCountry).length === 0) return inMarket({ ...settings, marketRulesByCountry: {} }, rest);
  return { ...settings, marketRules: rest, marketRulesByCountry: byCountry };
}
