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
    file: 'matrix/matrix.spec.ts',
    title: /^each page in each theme /,
    standIn: 'each page / at',
  },
  // In each gate, every engine registers, pays, plays for money and reads Arabic.
  ...['browsers/firefox.spec.ts', 'browsers/webkit.spec.ts'].map((file) => ({
    file,
    title: /^(?!a visitor registers|a deposit by card|a round with real money|Arabic runs)/,
    standIn: 'a visitor registers, logs out, and logs in again',
  })),
  // One row per kind of fault; tests/answers/moneyFaults.test.tsx has the calls of the others.
  {
    file: 'cashier/moneyFaults.spec.ts',
    title:
      /^(?!(payments under 'no connection'|createDeposit under 'answer lost'|openDeposits under 'no answer'|deposit under 'status 500'|cancelDeposit under 'status 503'|depositAllowance under 'status 429'|postThreeDs under 'status 404'|limits under 'page of a portal'|setLimit under 'empty answer'|freezeAccount under 'half an answer'|selfExclude under 'other kinds of values'|userDetails under 'another answer'))/,
    standIn: "createDeposit under 'answer lost'",
  },
  {
    file: 'cashier/killedDeposit.spec.ts',
    title: /^killed when (a method is chosen|an amount is typed|the card|the provider decides later|it has ended)/,
    standIn: 'killed when it was sent, and no answer has come',
  },
  {
    file: 'host/faults.host.spec.ts',
    title: /^a page that was good before '(slow|error|html|cut|empty)'/,
    standIn: "a page that was good before 'gone'",
  },
  {
    file: 'host/faults.host.spec.ts',
    title: /^a game that cannot be started for '(error|html|cut|empty)'/,
    standIn: "a game that cannot be started for 'gone'",
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a card that ends otherwise is told as it is: failed/,
    standIn: 'a card that ends otherwise is told as it is: decline',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a method of another site leads there and back: (decline|cancel)/,
    standIn: 'a method of another site leads there and back: return',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^a guest without a deposit/,
    standIn: 'a player without a deposit is told of no success',
  },
  // The same form at several addresses, or the same rule for several values.
  {
    file: 'account/documents.spec.ts',
    title: /^KYC-01 \/(profile2|account)/,
    standIn: 'KYC-01 /profile/verify is the verification page',
  },
  {
    file: 'account/profile.spec.ts',
    title: /^PROF-05 at \/(profile2|account)/,
    standIn: 'PROF-05 at /profile/edit-profile',
  },
  { file: 'site/pages.spec.ts', title: /^NAV-18 \/(_app|admin) /, standIn: 'NAV-18 /none/such/page' },
  {
    file: 'site/pages.spec.ts',
    title: /^NAV-12 \/(privacy-policy|aml-policy|responsible-gambling|kyc-refund-policy|bonus-terms|legal-use)/,
    standIn: 'NAV-12 /terms-and-conditions',
  },
  {
    file: 'lobby/lobby.spec.ts',
    title: /^NAV-02 \/casino\/(slots|popular) draws/,
    standIn: 'NAV-02 /casino draws its list',
  },
  {
    file: 'account/login.spec.ts',
    title: /^MODAL-07 .* (hold|verify-email-expired): /,
    standIn: 'MODAL-14 signup: focus in',
  },
  { file: 'account/register.spec.ts', title: /^VAL-03 hostile input [2-9]/, standIn: 'VAL-03 hostile input 1' },
  {
    file: 'account/mishaps.spec.ts',
    title: /^(emoji|text from right to left) in the profile/,
    standIn: 'a script in the profile runs nothing',
  },
  {
    file: 'account/mishaps.spec.ts',
    title: /clock is a day ahead/,
    standIn: 'on a device whose clock is a day behind',
  },
  { file: 'lobby/search.spec.ts', title: /^(KRÄKÉN|pharaohs ledg) finds/, standIn: 'krakn tids finds Kraken Tides' },
  {
    file: 'rewards/rakeback.spec.ts',
    title: /^RAKE-06 .* in (ar|th)$/,
    standIn: 'RAKE-06 RAKE-09 each of the 28 cells',
  },
  {
    file: 'site/untranslated.host.spec.ts',
    title: /^(de|th): (home, lobby|no other page|a written page)/,
    standIn: 'ar: home, lobby, game and a written page',
  },
  {
    file: 'site/untranslated.host.spec.ts',
    title: /^(en|ar|th): figures and dates/,
    standIn: 'de: figures and dates stand as the language writes them',
  },
  {
    file: 'host/payloads.host.spec.ts',
    title: /with the policy on$/,
    standIn: 'scripts in texts, names and settings stay words, with the policy off',
  },
  // Pages that the matrix covers.
  {
    file: 'site/languages.spec.ts',
    title: /^no finding of axe on \/(ar|th|th\/casino|de\/casino),/,
    standIn: 'no finding of axe on /ar/casino',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^no finding of axe on \/(casino\?category=none|nowhere)?,/,
    standIn: 'no finding of axe on /casino,',
  },
  // Two languages and two sizes: English on desktop, Arabic on the phone.
  onDesktopOnly('account/login.spec.ts', /^no finding of axe in \/en/),
  onPhoneOnly('account/login.spec.ts', /^no finding of axe in \/ar/),
  onDesktopOnly('account/register.spec.ts', /^axe finds nothing in the registration of \/en/),
  onPhoneOnly('account/register.spec.ts', /^axe finds nothing in the registration of \/ar/),
  onDesktopOnly('account/profile.spec.ts', /^axe finds nothing in the profile of \/profile/),
  onPhoneOnly('account/profile.spec.ts', /^axe finds nothing in the profile of \/ar/),
  onDesktopOnly('account/documents.spec.ts', /^axe finds nothing on the page, empty, wrong and done$/),
  onPhoneOnly('account/documents.spec.ts', /^axe finds nothing on the page, empty, wrong and done, in Arabic$/),
  onDesktopOnly('lobby/search.spec.ts', /^no finding of axe with answers, with none, and under an empty field$/),
  onPhoneOnly('lobby/search.spec.ts', /^no finding of axe with answers, .* in Arabic$/),
  onDesktopOnly('country/blocked.spec.ts', /^nothing about it keeps anybody out.*\/en$/),
  onPhoneOnly('country/blocked.spec.ts', /^nothing about it keeps anybody out.*\/ar$/),
  onDesktopOnly('brands/brands.spec.ts', /wincraft is what a player sees/),
  onPhoneOnly('brands/brands.spec.ts', /porcelain is what a player sees/),
  onPhoneOnly('site/languages.spec.ts', /^no finding of axe on \/ar\/casino/),
  onPhoneOnly('lobby/guest.spec.ts', /^no finding of axe on \/casino,/),
  {
    file: 'cashier/deposit.spec.ts',
    title: /^axe finds nothing in the cashier.*: (en, 390|\/ar, 1440) px/,
    standIn: 'axe finds nothing in the cashier, and nothing sticks out: /ar, 390 px',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^phone: wallet, header balance/,
    standIn: 'phone in Arabic: wallet, header balance',
  },
  onDesktopOnly('game/bonusBuy.spec.ts', /^GAME-11/),
  onDesktopOnly('bonuses/bonusMoney.spec.ts', /^E02/),
  onDesktopOnly('shell/dialogs.spec.ts', /^E01 .* in (en|th):/),
  onPhoneOnly('shell/dialogs.spec.ts', /^E01 .* in (de|ar):/),
  onDesktopOnly('account/registeredByPhone.spec.ts', /^E04/),
  onDesktopOnly('account/google.spec.ts', /^E05/),
  onDesktopOnly('rewards/club.spec.ts', /^ENG-01/),
  onDesktopOnly('shell/comingAlive.spec.ts', /^a press before the page is alive/),
  onDesktopOnly('cashier/deposit.spec.ts', /^a crypto deposit/),
  onDesktopOnly('cashier/depositResults.spec.ts', /^the wallet shows five values/),
  onDesktopOnly('lobby/favourites.spec.ts', /^GAME-0[34] /),
  onDesktopOnly('game/game.spec.ts', /^GAME-05/),
  onPhoneOnly('game/game.spec.ts', /^the page of a game in Arabic/),
  onDesktopOnly('lobby/guest.spec.ts', /^the first stop of the keyboard/),
  onPhoneOnly('lobby/guest.spec.ts', /^no page scrolls sideways/),
  onPhoneOnly('history/history.spec.ts', /^on every size of screen/),
  onPhoneOnly('rewards/rakeback.spec.ts', /^on every size of screen/),
  onPhoneOnly('cashier/withdraw.spec.ts', /^on every size of screen/),
  onDesktopOnly('site/languages.spec.ts', /^I18N-12/),
  onDesktopOnly('lobby/lobby.spec.ts', /^a list that was opened far/),
  onDesktopOnly('sandbox/panel.spec.ts', /^the control panel has no finding/),
  onDesktopOnly('game/play.spec.ts', /^time and net result/),
  onDesktopOnly('protection/protection.spec.ts', /^(LIM-09|safer play is one press away)/),
  onDesktopOnly('rewards/rewards.spec.ts', /^NAV-06/),
  onDesktopOnly('lobby/search.spec.ts', /^(the index is fetched|what was opened is remembered)/),
  onDesktopOnly('shell/shell.spec.ts', /^without a network/),
  onDesktopOnly('game/tables.spec.ts', /^two visitors sit/),
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
