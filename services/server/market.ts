import type { Market } from '@/config/markets/market';
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
  const forAll = inMarket(settings, rest);
  const differing = (rules: Market) =>
    Object.fromEntries(Object.entries(inMarket(settings, rules)).filter(([key, value]) => value !== forAll[key]));
  const single = Object.entries(byCountry).map(([country, rules]) => [country, differing(rules)] as const);
  return { ...forAll, settingsByCountry: Object.fromEntries(single) };
}
