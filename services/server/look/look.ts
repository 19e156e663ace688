import { siteEnv } from '@/config/env';
import type { Settings } from '@/config/settings';
import { themeOf } from '@/themes/brands/registry';
import type { Theme } from '@/themes/contract';
import { latinFiles } from '@/themes/families';
import { ownTheme } from '@/themes/ownTheme';
import { themeFonts, themeSheet } from '@/themes/sheet';
import { fontAddress } from '@/themes/sheets/fontAddress';
import { ownSheet, type OwnSheet } from '@/themes/sheets/ownSheet';
import { tenantOf } from '../backend';
import { logWarning } from '../log';
import { settingsOf } from '../settings';
import { registry } from '../settingsRegistry';
import { areServed, keepSheet, onDraw, sheetAddress } from './ownSheets';

/** What a page wears: a theme, the address of its style sheet, and those of the fonts asked for with the page. */
export type Look = { theme: Theme; href: string; fonts: readonly string[] };

const builtLook = (theme: Theme): Look => ({ theme, href: themeSheet(theme), fonts: themeFonts(theme) });

/** One per theme object; those of the settings are remembered per tenant below. */
const sheets = new WeakMap<Theme, OwnSheet>();

function sheetFor(theme: Theme): OwnSheet {
  const sheet = sheets.get(theme) ?? ownSheet(theme, { font: fontAddress });
  sheets.set(theme, sheet);
  return sheet;
}

/** Enough of them to begin with; each is a sentence. */
const MOST_FAULTS = 10;

/** The theme made of the settings' data; null, with a line in the log that says why, where it is refused. */
function acceptedTheme(tenant: string, start: Theme, given: Settings['ownTheme']): Theme | null {
  const refuse = (reason: string, faults = 1) => {
    logWarning('THEME REFUSED', { tenant, worn: start.name, faults, reason: reason.slice(0, 2_000) });
    return null;
  };
  if (!areServed()) return refuse('ownTheme needs the host, which serves its style sheet.');
  const { theme, faults = [] } = ownTheme(start, given);
  const reasons = faults.slice(0, MOST_FAULTS).map(({ message }) => message);
  return theme ?? refuse(reasons.join(' '), faults.length);
}

type Remembered = { given: unknown; key: string; theme: Theme | null };

/** The theme of each tenant's settings as last judged, so that one is judged and refused once. */
const judged = new Map<string, Remembered>();

function judgedTheme(tenant: string, start: Theme, given: Settings['ownTheme']): Theme | null {
  const before = judged.get(tenant);
  if (before?.given === given && before.key.startsWith(`${start.name} `)) return before.theme;
  // Settings are fetched anew all the time, and are another object each time.
  const key = `${start.name} ${JSON.stringify(given)}`;
  const theme = before?.key === key ? before.theme : acceptedTheme(tenant, start, given);
  judged.set(tenant, { given, key, theme });
  return theme;
}

/**
 * What the pages of a host wear: the theme that its settings carry as data, else the built-in one of that name. Call it
 * once the host's settings have been asked for.
 */
export function lookAt(host: string, name: string | undefined): Look {
  const start = themeOf(name, siteEnv().defaultTheme);
  const { id } = tenantOf(host);
  const given = registry.get(id)?.settings.ownTheme;
  const theme = given ? judgedTheme(id, start, given) : null;
  if (!theme) return builtLook(start);
  const { css, version } = sheetFor(theme);
  keepSheet(id, version, css);
  const { display, text } = theme.fonts;
  return { theme, href: sheetAddress(version), fonts: latinFiles([text, display]).map(fontAddress) };
}

/** Lets the host ask for the sheet that a host's pages wear now: after a start, or for a version that it never had. */
export function drawSheets(): void {
  onDraw(async (host) => {
    const settings = await settingsOf(host, new Date());
    return sheetFor(lookAt(host, settings.theme).theme).css;
  });
}
