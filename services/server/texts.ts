import english from '@/locales-fallback/en.json';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE } from '@/config/locale';
import { pseudoTexts } from '@/domain/texts/pseudo';
import { mergeTexts, pickTexts, textsVersion, type Texts } from '@/domain/texts/texts';
import { statusOf } from '@/services/http/call';
import { fetchTexts } from '@/services/texts/texts';
import { serverHttp, type Tenant } from './backend';
import { OWN_TEXTS } from './languages';

/** How long to wait before asking again for a language file that failed. */
const RETRY_MS = 5_000;
/** More than every language for forty tenants; the map is cleared when it is full. */
const MAX_FILES = 1_000;

type File = { day: string; texts: Texts; triedAt: number; failed: boolean };

const files = new Map<string, Promise<File>>();

/** A language that the backend does not have is a valid answer, not a failure. */
const isUnknownLanguage = (error: unknown) => statusOf(error) === 404;

async function fetchFile(tenant: Tenant, locale: string, now: Date, last: File | undefined): Promise<File> {
  const day = textsVersion(now);
  const triedAt = now.getTime();
  try {
    return { day, texts: await fetchTexts(serverHttp(tenant, locale), locale, now), triedAt, failed: false };
  } catch (error) {
    if (isUnknownLanguage(error)) return { day, texts: {}, triedAt, failed: false };
    return { day, texts: last?.texts ?? {}, triedAt, failed: true };
  }
}

/** The backend's file of a language: cached for the calendar day (I18N-06), one request for all waiting pages. */
async function fileOf(tenant: Tenant, locale: string, now: Date): Promise<File> {
  const key = `${tenant.id} ${locale}`;
  const known = files.get(key);
  const last = known && (await known);
  const current = last && (last.failed ? now.getTime() - last.triedAt < RETRY_MS : last.day === textsVersion(now));
  if (current) return last;
  if (files.get(key) === known) {
    if (files.size >= MAX_FILES && !known) files.clear();
    files.set(key, fetchFile(tenant, locale, now, last));
  }
  return files.get(key) as Promise<File>;
}

type Merged = { from: readonly Texts[]; all: Texts; byAreas: Map<string, Texts> };
const merged = new Map<string, Merged>();

/** The page's texts; during development English may be shown in a pseudo-locale. */
function shownTexts(locale: string, from: readonly Texts[]): Texts {
  const { pseudo } = siteEnv();
  const all = mergeTexts(from);
  return pseudo && locale === DEFAULT_LOCALE ? pseudoTexts(pseudo, all) : all;
}

function mergedOf(key: string, locale: string, from: readonly Texts[]): Merged {
  const known = merged.get(key);
  if (known && known.from.every((file, index) => file === from[index])) return known;
  if (merged.size >= MAX_FILES) merged.clear();
  const fresh = { from, all: shownTexts(locale, from), byAreas: new Map<string, Texts>() };
  merged.set(key, fresh);
  return fresh;
}

/**
 * The texts of a page: the given areas of the language, filled key by key from the backend's file, the built-in file,
 * and then both English files (OP-004). The same object is returned while nothing changes, so it may serve as a cache
 * key. `degraded` means that a file could not be fetched and older or built-in texts are used.
 */
export async function pageTexts(
  tenant: Tenant,
  locale: string,
  areas: readonly string[],
  now: Date,
): Promise<{ texts: Texts; degraded: boolean }> {
  const [own, fallback] = await Promise.all([fileOf(tenant, locale, now), fileOf(tenant, DEFAULT_LOCALE, now)]);
  const entry = mergedOf(`${tenant.id} ${locale}`, locale, [
    own.texts,
    OWN_TEXTS[locale] ?? {},
    fallback.texts,
    english,
  ]);
  const areaKey = areas.join(' ');
  const texts = entry.byAreas.get(areaKey) ?? pickTexts(entry.all, areas);
  entry.byAreas.set(areaKey, texts);
  return { texts, degraded: own.failed || fallback.failed };
}
