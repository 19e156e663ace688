import type { Locale } from '@/config/locale';
import { formatPercent } from '@/domain/format/number';
import type { LobbyQuery } from '@/domain/lobby/lobbyQuery';
import type { Translate } from '@/hooks/useT';

export type ActiveFilter = { label: string; without: LobbyQuery };

type Words = { t: Translate; locale: Locale; nameOf: (studio: string) => string };

function rtpLabel({ rtpFrom, rtpTo }: LobbyQuery, { t, locale }: Words): string {
  const words = (value: number | null) => formatPercent(locale, value ?? 0, 1);
  if (rtpTo === null) return t('filter.rtpIsFrom', { from: words(rtpFrom) });
  if (rtpFrom === null) return t('filter.rtpIsTo', { to: words(rtpTo) });
  return t('filter.rtpIs', { from: words(rtpFrom), to: words(rtpTo) });
}

/** The active filters of a list, one by one, with translated labels. */
export function activeFilters(query: LobbyQuery, words: Words): ActiveFilter[] {
  const { t, nameOf } = words;
  const { studios, volatility, feature, text } = query;
  const found: ActiveFilter[] = studios.map((studio) => ({
    label: nameOf(studio),
    without: { ...query, studios: studios.filter((other) => other !== studio) },
  }));
  if (text) found.push({ label: t('filter.textIs', { text }), without: { ...query, text: '' } });
  if (volatility) {
    const name = t(`filter.volatility.${volatility}`);
    found.push({ label: t('filter.volatilityIs', { name }), without: { ...query, volatility: null } });
  }
  if (feature) found.push({ label: t(`filter.feature.${feature}`), without: { ...query, feature: null } });
  if (query.rtpFrom !== null || query.rtpTo !== null) {
    found.push({ label: rtpLabel(query, words), without: { ...query, rtpFrom: null, rtpTo: null } });
  }
  return found;
}
