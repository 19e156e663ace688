/**
 * How the same facts are written. The specification names fields and hardly ever their form, so every form that its
 * words allow is a switch here. 'mixed' goes through the forms in turn by position (row, key or call): one answer then
 * shows several of them, and the same question always gets the same answer.
 */

/** Every switch with its forms; the first form is the plainest one. */
export const FORMS = {
  /** §7 writes `data.` before some reads and not before others: as written, everywhere, or nowhere. */
  envelope: ['asWritten', 'everywhere', 'nowhere'],
  /** Body of a 403 (§4, §7, §8): nothing is said about it. */
  forbidden: ['json', 'text', 'empty'],
  /** Body of every other refusal: §7 "throw the response body", §8 "the server message if present". */
  refusals: ['message', 'text', 'jsonText', 'code'],
  /** userWallet (§3): only the name is given. */
  wallet: ['object', 'list', 'absent'],
  amounts: ['number', 'text', 'exponent'],
  ids: ['number', 'text'],
  assets: ['full', 'short', 'cdn'],
  thumbnails: ['camel', 'snake', 'both'],
  content: ['text', 'html', 'hostile'],
  /** Parts of the content bundle (§7 "not shown beyond content"). */
  contentParts: ['map', 'list'],
  /** 'shifted' is local midnight written in UTC, so its first ten characters name the day before. */
  dates: ['day', 'instant', 'offset', 'shifted'],
  /** §5 sends month-day-year; the form that comes back is not given. */
  birthDates: ['day', 'instant', 'monthFirst'],
  flags: ['boolean', 'number', 'text'],
  /** A value that is not there. */
  missing: ['null', 'absent', 'emptyText'],
  banners: ['object', 'null', 'absent'],
  /** Bonus display fields are given in words only (§3). */
  displayFields: ['camel', 'snake', 'absent'],
  cashbackSpelling: ['instant_cashback', 'instant cashback'],
  /** userLoyaltyLevel, referralData, activeBonus, userMonthlyLimit (§3): names only. */
  details: ['object', 'scalar', 'absent'],
  tags: ['list', 'objects', 'text'],
  ipInfo: ['object', 'text', 'list', 'absent'],
  /** data.location.currencies: codes, or objects as in get-currencies. */
  locationCurrencies: ['objects', 'codes'],
  categories: ['objects', 'names'],
  phoneCodes: ['plus', 'bare', 'number'],
  /** Answers which §7 calls "not shown" (log-out, log-event, 3ds-webhook, country-blocked). */
  quiet: ['json', 'empty', 'text', 'null'],
  /** A refused profile update: by status, or 200 with data.success false (§7 reads both). */
  updateRefusals: ['status', 'successFalse'],
  /** A refused claim: by status, or 200 with a negative amount (§8 names both). */
  claimRefusals: ['status', 'negative'],
  extras: ['none', 'unknownKeys'],
} as const;

export type Switch = keyof typeof FORMS;
export type Form<K extends Switch> = (typeof FORMS)[K][number];
export type Shapes = { [K in Switch]: Form<K> | 'mixed' };

export type PresetName = 'plain' | 'awkward' | 'numeric' | 'textual';

/** What 'mixed' goes through when it is not simply every form. */
const MIXED: { [K in Switch]?: readonly Form<K>[] } = {
  envelope: ['asWritten'],
  refusals: ['message'],
  wallet: ['object', 'list'],
  content: ['text', 'hostile', 'html'],
  dates: ['day', 'instant', 'offset'],
  flags: ['boolean', 'number'],
  missing: ['null', 'absent'],
  details: ['object', 'scalar', 'absent'],
  tags: ['list', 'objects'],
  ipInfo: ['text'],
  locationCurrencies: ['codes'],
  contentParts: ['map'],
  extras: ['unknownKeys'],
};

const SWITCHES = Object.keys(FORMS) as Switch[];

const all = (chosen: (name: Switch) => string): Shapes =>
  Object.fromEntries(SWITCHES.map((name) => [name, chosen(name)])) as Shapes;

/** The named sets of switches; 'awkward' is the default of a backend. */
export function preset(name: PresetName): Shapes {
  const plain = all((key) => FORMS[key][0]);
  switch (name) {
    case 'plain':
      return plain;
    case 'awkward':
      return all(() => 'mixed');
    case 'numeric':
      return { ...plain, amounts: 'number', ids: 'number', flags: 'number', phoneCodes: 'number', details: 'scalar' };
    case 'textual':
      return { ...plain, amounts: 'text', ids: 'text', flags: 'text', missing: 'emptyText', tags: 'text' };
  }
}

/** The form of one switch at one position. */
export function pick<K extends Switch>(shapes: Shapes, name: K, position = 0): Form<K> {
  const chosen = shapes[name];
  if (chosen !== 'mixed') return chosen as Form<K>;
  const forms: readonly Form<K>[] = MIXED[name] ?? FORMS[name];
  const form = forms[Math.abs(Math.trunc(position)) % forms.length];
  if (form === undefined) throw new Error(`No form for ${name}`);
  return form;
}
