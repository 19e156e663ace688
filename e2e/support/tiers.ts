import { createHash } from 'node:crypto';

/** A test as Playwright lists it: project, file below e2e/, and its group titles and own title, joined by spaces. */
export type ListedTest = { project: string; file: string; title: string };

/**
 * Tests that run in `npm run test:full` and, one sixteenth at a time, in each gate. `standIn` is part of the title of a
 * test that always runs in the gate and catches the same kind of fault; without it, the stand-in is the same test at
 * the other viewport size.
 */
type Moved = { file: string; title: RegExp; project?: string; standIn?: string };

/** The size makes no difference to the result, so the gate runs the desktop only. */
const onDesktopOnly = (file: string, title: RegExp): Moved => ({ file, title, project: 'phone' });
/** The phone is the harder case, so the gate runs the phone only. */
const onPhoneOnly = (file: string, title: RegExp): Moved => ({ file, title, project: 'desktop' });

export const MOVED: readonly Moved[] = [
  {
    file: 'matrix.spec.ts',
    title: /^each page in each theme /,
    standIn: 'each page / at',
  },
  // In each gate, every engine registers, pays, plays for money and reads Arabic.
  ...['browsers/firefox.spec.ts', 'browsers/webkit.spec.ts'].map((file) => ({
    file,
    title: /^(?!a visitor registers|a deposit by card|a round with real money|Arabic runs)/,
    standIn: 'a visitor registers, logs out, and logs in again',
  })),
  // One row per kind of fault.
  {
    file: 'moneyFaults.spec.ts',
    title:
      /^(?!(payments under 'no connection'|createDeposit under 'answer lost'|openDeposits under 'no answer'|deposit under 'status 500'|cancelDeposit under 'status 503'|depositAllowance under 'status 429'|postThreeDs under 'status 404'|limits under 'page of a portal'|setLimit under 'empty answer'|freezeAccount under 'half an answer'|selfExclude under 'other kinds of values'|userDetails under 'another answer'))/,
    standIn: "createDeposit under 'answer lost'",
  },
  {
    file: 'killedDeposit.spec.ts',
    title: /^killed when (a method is chosen|an amount is typed|the card|the provider decides later|it has ended)/,
    standIn: 'killed when it was sent, and no answer has come',
  },
  {
    file: 'faults.host.spec.ts',
    title: /^a page that was good before '(slow|error|html|cut|empty)'/,
    standIn: "a page that was good before 'gone'",
  },
  {
    file: 'faults.host.spec.ts',
    title: /^a game that cannot be started for '(error|html|cut|empty)'/,
    standIn: "a game that cannot be started for 'gone'",
  },
  {
    file: 'deposit.spec.ts',
    title: /^a card that ends otherwise is told as it is: failed/,
    standIn: 'a card that ends otherwise is told as it is: decline',
  },
  {
    file: 'deposit.spec.ts',
    title: /^a method of another site leads there and back: (decline|cancel)/,
    standIn: 'a method of another site leads there and back: return',
  },
  {
    file: 'depositResults.spec.ts',
    title: /^a guest without a deposit/,
    standIn: 'a player without a deposit is told of no success',
  },
  // The same form at several addresses, or the same rule for several values.
  {
    file: 'documents.spec.ts',
    title: /^KYC-01 \/(profile2|account)/,
    standIn: 'KYC-01 /profile/verify is the verification page',
  },
  {
    file: 'profile.spec.ts',
    title: /^PROF-05 at \/(profile2|account)/,
    standIn: 'PROF-05 at /profile/edit-profile',
  },
  { file: 'pages.spec.ts', title: /^NAV-18 \/(_app|admin) /, standIn: 'NAV-18 /none/such/page' },
  {
    file: 'pages.spec.ts',
    title: /^NAV-12 \/(privacy-policy|aml-policy|responsible-gambling|kyc-refund-policy|bonus-terms|legal-use)/,
    standIn: 'NAV-12 /terms-and-conditions',
  },
  { file: 'lobby.spec.ts', title: /^NAV-02 \/casino\/(slots|popular) draws/, standIn: 'NAV-02 /casino draws its list' },
  { file: 'login.spec.ts', title: /^MODAL-07 .* (hold|verify-email-expired): /, standIn: 'MODAL-14 signup: focus in' },
  { file: 'register.spec.ts', title: /^VAL-03 hostile input [2-9]/, standIn: 'VAL-03 hostile input 1' },
  {
    file: 'mishaps.spec.ts',
    title: /^(emoji|text from right to left) in the profile/,
    standIn: 'a script in the profile runs nothing',
  },
  { file: 'mishaps.spec.ts', title: /clock is a day ahead/, standIn: 'on a device whose clock is a day behind' },
  { file: 'search.spec.ts', title: /^(KRÄKÉN|pharaohs ledg) finds/, standIn: 'krakn tids finds Kraken Tides' },
  { file: 'rakeback.spec.ts', title: /^RAKE-06 .* in (ar|th)$/, standIn: 'RAKE-06 RAKE-09 each of the 28 cells' },
  {
    file: 'untranslated.host.spec.ts',
    title: /^(de|th): (home, lobby|no other page|a written page)/,
    standIn: 'ar: home, lobby, game and a written page',
  },
  {
    file: 'untranslated.host.spec.ts',
    title: /^(en|ar|th): figures and dates/,
    standIn: 'de: figures and dates stand as the language writes them',
  },
  {
    file: 'payloads.host.spec.ts',
    title: /with the policy on$/,
    standIn: 'scripts in texts, names and settings stay words, with the policy off',
  },
  // Pages that the matrix covers.
  {
    file: 'languages.spec.ts',
    title: /^no finding of axe on \/(ar|th|th\/casino|de\/casino),/,
    standIn: 'no finding of axe on /ar/casino',
  },
  {
    file: 'guest.spec.ts',
    title: /^no finding of axe on \/(casino\?category=none|nowhere)?,/,
    standIn: 'no finding of axe on /casino,',
  },
  // Two languages and two sizes: English on desktop, Arabic on the phone.
  onDesktopOnly('login.spec.ts', /^no finding of axe in \/en/),
  onPhoneOnly('login.spec.ts', /^no finding of axe in \/ar/),
  onDesktopOnly('register.spec.ts', /^axe finds nothing in the registration of \/en/),
  onPhoneOnly('register.spec.ts', /^axe finds nothing in the registration of \/ar/),
  onDesktopOnly('profile.spec.ts', /^axe finds nothing in the profile of \/profile/),
  onPhoneOnly('profile.spec.ts', /^axe finds nothing in the profile of \/ar/),
  onDesktopOnly('documents.spec.ts', /^axe finds nothing on the page, empty, wrong and done$/),
  onPhoneOnly('documents.spec.ts', /^axe finds nothing on the page, empty, wrong and done, in Arabic$/),
  onDesktopOnly('search.spec.ts', /^no finding of axe with answers, with none, and under an empty field$/),
  onPhoneOnly('search.spec.ts', /^no finding of axe with answers, .* in Arabic$/),
  onDesktopOnly('blocked.spec.ts', /^nothing about it keeps anybody out.*\/en$/),
  onPhoneOnly('blocked.spec.ts', /^nothing about it keeps anybody out.*\/ar$/),
  onDesktopOnly('brands.spec.ts', /wincraft is what a player sees/),
  onPhoneOnly('brands.spec.ts', /porcelain is what a player sees/),
  onPhoneOnly('languages.spec.ts', /^no finding of axe on \/ar\/casino/),
  onPhoneOnly('guest.spec.ts', /^no finding of axe on \/casino,/),
  {
    file: 'deposit.spec.ts',
    title: /^axe finds nothing in the cashier.*: (en, 390|\/ar, 1440) px/,
    standIn: 'axe finds nothing in the cashier, and nothing sticks out: /ar, 390 px',
  },
  {
    file: 'depositResults.spec.ts',
    title: /^phone: wallet, header balance/,
    standIn: 'phone in Arabic: wallet, header balance',
  },
  onDesktopOnly('bonusBuy.spec.ts', /^GAME-11/),
  onDesktopOnly('bonusMoney.spec.ts', /^E02/),
  onDesktopOnly('dialogs.spec.ts', /^E01 .* in (en|th):/),
  onPhoneOnly('dialogs.spec.ts', /^E01 .* in (de|ar):/),
  onDesktopOnly('registeredByPhone.spec.ts', /^E04/),
  onDesktopOnly('google.spec.ts', /^E05/),
  onDesktopOnly('club.spec.ts', /^ENG-01/),
  onDesktopOnly('comingAlive.spec.ts', /^a press before the page is alive/),
  onDesktopOnly('deposit.spec.ts', /^a crypto deposit/),
  onDesktopOnly('depositResults.spec.ts', /^the wallet shows five values/),
  onDesktopOnly('favourites.spec.ts', /^GAME-0[34] /),
  onDesktopOnly('game.spec.ts', /^GAME-05/),
  onPhoneOnly('game.spec.ts', /^(without a full screen|the page of a game in Arabic)/),
  onDesktopOnly('guest.spec.ts', /^the first stop of the keyboard/),
  onPhoneOnly('guest.spec.ts', /^no page scrolls sideways/),
  onPhoneOnly('history.spec.ts', /^on every size of screen/),
  onPhoneOnly('rakeback.spec.ts', /^on every size of screen/),
  onPhoneOnly('withdraw.spec.ts', /^on every size of screen/),
  onDesktopOnly('languages.spec.ts', /^I18N-12/),
  onDesktopOnly('lobby.spec.ts', /^(a list goes on by itself|a list that was opened far)/),
  onDesktopOnly('panel.spec.ts', /^the control panel has no finding/),
  onDesktopOnly('play.spec.ts', /^time and net result/),
  onDesktopOnly('protection.spec.ts', /^(LIM-09|safer play is one press away)/),
  onDesktopOnly('rewards.spec.ts', /^NAV-06/),
  onDesktopOnly('search.spec.ts', /^(the index is fetched|what was opened is remembered)/),
  onDesktopOnly('shell.spec.ts', /^without a network/),
  onDesktopOnly('tables.spec.ts', /^two visitors sit/),
  {
    file: 'wholeWay/wholeWay.spec.ts',
    title: /^on a phone /,
    standIn: 'on a desktop a player registers, deposits, plays',
  },
];

/** Each gate runs one in this many of the moved tests. */
export const SHARES = 16;

const matches = ({ file, title, project }: Moved, test: ListedTest) =>
  file === test.file && title.test(test.title) && (project === undefined || project === test.project);

/** The rule that keeps a test out of the gate; undefined for one that always runs. */
export const moved = (test: ListedTest, rules = MOVED): Moved | undefined => rules.find((rule) => matches(rule, test));

const shareOf = ({ project, file, title }: ListedTest): number =>
  createHash('sha256').update(`${project}\0${file}\0${title}`).digest().readUInt16BE() % SHARES;

/**
 * The tests of a gate: all that are not moved, and the share of the moved ones whose turn it is. `turn`: any integer.
 */
export const gateTests = <T extends ListedTest>(all: readonly T[], turn: number, rules = MOVED): T[] =>
  all.filter((test) => !moved(test, rules) || shareOf(test) === turn % SHARES);

/**
 * Errors of the table for these tests, as texts: rules that match nothing, and stand-ins that the gate does not run.
 */
export function faultsOfTiers(all: readonly ListedTest[], rules = MOVED): string[] {
  const always = all.filter((test) => !moved(test, rules));
  return rules.flatMap((rule) => {
    const of = all.filter((test) => matches(rule, test));
    if (of.length === 0) return [`${rule.file}: no test matches ${rule.title}`];
    const { standIn } = rule;
    const stands = standIn
      ? always.some(({ file, title }) => file === rule.file && title.includes(standIn))
      : of.every((test) => always.some(({ file, title }) => file === test.file && title === test.title));
    return stands ? [] : [`${rule.file}: nothing in the gate stands in for ${rule.title}`];
  });
}
