import english from '@/locales-fallback/en.json';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE, type Locale } from '@/config/locale';
import { withMillions } from '@/domain/texts/complete';
import { pseudoTexts } from '@/domain/texts/pseudo';
import { mergeTexts, pickTexts, type Texts } from '@/domain/texts/texts';
import { createI18n, keepI18n } from '@/services/texts/i18n';
import type { Tenant } from '../backend';
import { fileOf, MAX_FILES } from './files';
import { OWN_TEXTS } from './ownTexts';

/** All texts of a tenant's language, from these files; `i18n` renders every page that carries some of them. */
type Merged = { from: readonly Texts[]; all: Texts; byAreas: Map<string, Texts>; i18n: ReturnType<typeof createI18n> };

const merged = new Map<string, Merged>();

/** The page's texts; during development English may be shown in a pseudo-locale. */
function shownTexts({ code, tag }: Locale, from: readonly Texts[]): Texts {
  const { pseudo } = siteEnv();
  const [told = {}, ...others] = from;
  const all = mergeTexts([withMillions(told, tag), ...others]);
  return pseudo && code === DEFAULT_LOCALE ? pseudoTexts(pseudo, all) : all;
}

function mergedOf(tenant: Tenant, locale: Locale, from: readonly Texts[]): Merged {
  const key = `${tenant.id} ${locale.code} ${locale.tag}`;
  const known = merged.get(key);
  if (known && known.from.every((file, index) => file === from[index])) return known;
  if (merged.size >= MAX_FILES) merged.clear();
  const all = shownTexts(locale, from);
  const fresh = { from, all, byAreas: new Map<string, Texts>(), i18n: createI18n(all, locale) };
  merged.set(key, fresh);
  return fresh;
}

/**
 * The texts of a page: the given areas of the language, filled key by key from the backend's file, the built-in file,
 * and then both English files (OP-004). The same object is returned while nothing changes, and i18nOf finds by it the
 * instance that renders the page. `degraded` means that a file could not be fetched and older or built-in texts are
 * used.
 */
export async function pageTexts(
  tenant: Tenant,
  locale: Locale,
  areas: readonly string[],
  now: Date,
): Promise<{ texts: Texts; degraded: boolean }> {
  const [own, fallback] = await Promise.all([fileOf(tenant, locale.code, now), fileOf(tenant, DEFAULT_LOCALE, now)]);
  const from = [own.texts, OWN_TEXTS[locale.code] ?? {}, fallback.texts, english];
  const { all, byAreas, i18n } = mergedOf(tenant, locale, from);
  const areaKey = areas.join(' ');
  const texts = byAreas.get(areaKey) ?? pickTexts(all, areas);
  byAreas.set(areaKey, texts);
  keepI18n(texts, i18n);
  return { texts, degraded: own.failed || fallback.failed };
}
