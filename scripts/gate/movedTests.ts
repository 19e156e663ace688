/**
 * Tests that run in `npm run test:full` and, one sixteenth at a time, in each gate. `standIn` is part of the title of a
 * test that always runs in the gate and catches the same kind of fault, in the same file or, as `file: title`, in a file
 * of unit or sandbox tests; without it, the stand-in is the same test at the other viewport size.
 */
export type Moved = { file: string; title: RegExp; project?: string; standIn?: string };

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
    title: /^a good page survives backend fault '(slow|error|html|cut|empty)'/,
    standIn: "a good page survives backend fault 'gone'",
  },
  {
    file: 'host/faults.host.spec.ts',
    title: /^a game that cannot start because of '(error|html|cut|empty)'/,
    standIn: "a game that cannot start because of 'gone'",
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a card payment that does not succeed is reported as it is: failed/,
    standIn: 'a card payment that does not succeed is reported as it is: decline',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a redirect method leads to its site and back: (decline|cancel)/,
    standIn: 'a redirect method leads to its site and back: return',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^a guest without a deposit/,
    standIn: 'a player without a deposit sees no success',
  },
  // The same form at several addresses, or the same rule for several values.
  {
    file: 'account/documents.spec.ts',
    title: /^KYC-01 \/(profile2|account)/,
    standIn: 'KYC-01 /profile/verify shows a player',
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
    title: /^NAV-02 \/casino\/(slots|popular) shows/,
    standIn: 'NAV-02 /casino shows its list',
  },
  {
    file: 'account/login.spec.ts',
    title: /^MODAL-07 .* (hold|verify-email-expired): /,
    standIn: 'MODAL-14 signup: traps',
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
    title: /^(de|th): (no text keys|a written page)/,
    standIn: 'ar: no text keys, English or sideways scrolling',
  },
  {
    file: 'site/untranslated.host.spec.ts',
    title: /^(en|ar|th): figures and dates/,
    standIn: 'de: figures and dates follow the language',
  },
  {
    file: 'host/payloads.host.spec.ts',
    title: /with the policy on$/,
    standIn: 'scripts in texts, names and settings stay text, with the policy off',
  },
  // Pages that the matrix covers.
  {
    file: 'site/languages.spec.ts',
    title: /^no axe findings, .* on \/(ar|th|th\/casino|de\/casino)$/,
    standIn: 'console errors on /ar/casino',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^no axe findings and no console errors on \/(casino\?category=none|nowhere)?$/,
    standIn: 'no axe findings and no console errors on /casino',
  },
  // Two languages and two sizes: English on desktop, Arabic on the phone.
  onPhoneOnly('account/login.spec.ts', /^no axe findings in \/ar/),
  onPhoneOnly('account/register.spec.ts', /^no axe findings in the registration in \/ar/),
  onPhoneOnly('account/profile.spec.ts', /^no axe findings in the profile at \/ar/),
  onPhoneOnly('account/documents.spec.ts', /^no axe findings: empty, with errors and done, in Arabic$/),
  onPhoneOnly('lobby/search.spec.ts', /^no axe findings with results, .* in Arabic$/),
  onDesktopOnly('country/blocked.spec.ts', /^no axe findings .* in the block: \/en$/),
  onPhoneOnly('country/blocked.spec.ts', /^no axe findings .* in the block: \/ar$/),
  onDesktopOnly('brands/brands.spec.ts', /^STACK-08 .* wincraft /),
  onPhoneOnly('brands/brands.spec.ts', /^STACK-08 .* porcelain /),
  onPhoneOnly('site/languages.spec.ts', /^no axe findings, .* on \/ar\/casino$/),
  onPhoneOnly('lobby/guest.spec.ts', /^no axe findings .* on \/casino$/),
  {
    file: 'cashier/deposit.spec.ts',
    title: /^no axe findings and no overflow in the cashier: (en, 390|\/ar, 1440) px/,
    standIn: 'no axe findings and no overflow in the cashier: /ar, 390 px',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^phone: wallet, header balance/,
    standIn: 'phone in Arabic: wallet, header balance',
  },
  onDesktopOnly('game/bonusBuy.spec.ts', /^GAME-11/),
  onDesktopOnly('bonuses/bonusMoney.spec.ts', /^E02/),
  onDesktopOnly('account/registeredByPhone.spec.ts', /^E04/),
  onDesktopOnly('account/google.spec.ts', /^E05/),
  onDesktopOnly('rewards/club.spec.ts', /^ENG-01/),
  onDesktopOnly('shell/comingAlive.spec.ts', /^a click before hydration/),
  onDesktopOnly('cashier/deposit.spec.ts', /^a crypto deposit/),
  onDesktopOnly('cashier/depositResults.spec.ts', /^the wallet shows five values/),
  onDesktopOnly('lobby/favourites.spec.ts', /^GAME-04 /),
  onPhoneOnly('game/game.spec.ts', /^a game page in Arabic/),
  onDesktopOnly('lobby/guest.spec.ts', /^the first tab stop/),
  onPhoneOnly('lobby/guest.spec.ts', /^no page scrolls sideways/),
  onPhoneOnly('history/history.spec.ts', /^the rows fit every screen size/),
  onPhoneOnly('rewards/rakeback.spec.ts', /^page, dialog and carousel fit/),
  onPhoneOnly('cashier/withdraw.spec.ts', /^the form fits every screen size/),
  onDesktopOnly('site/languages.spec.ts', /^I18N-12/),
  onDesktopOnly('lobby/lobby.spec.ts', /^a long list/),
  onDesktopOnly('sandbox/panel.spec.ts', /^no axe findings .* on the control panel/),
  onDesktopOnly('game/play.spec.ts', /^time and net result/),
  onDesktopOnly('protection/protection.spec.ts', /^(LIM-09|safer play is one click away)/),
  onDesktopOnly('lobby/search.spec.ts', /^(the index is fetched|recent searches are kept)/),
  onDesktopOnly('shell/shell.spec.ts', /^offline shows a bar/),
  onDesktopOnly('game/tables.spec.ts', /^two visitors share/),
  // Proven without a browser too; what only a browser shows of it, another journey of the file does.
  {
    file: 'account/captcha.spec.ts',
    title: /^CONF-28 with a captcha configured, log-in sends its token/,
    standIn: 'components/ui/form/CaptchaField.test.tsx: CONF-28 solved in its frame it hands the token to the form',
  },
  {
    file: 'account/captcha.spec.ts',
    title: /^A02 CONF-28 a score-only captcha/,
    standIn: 'A02 CONF-28 with only a key',
  },
  {
    file: 'account/login.spec.ts',
    title: /^AUTH-09 after a reset the old password and the used link no longer work/,
    standIn: 'sandbox/src/casino/session/passwordReset.test.ts: AUTH-09 a link works once',
  },
  {
    file: 'account/login.spec.ts',
    title: /^CONF-08 /,
    standIn: 'store/session.test.ts: CONF-08 an unverified address leads to its verification',
  },
  {
    file: 'account/profile.spec.ts',
    title: /^AUTH-10 /,
    standIn: 'sandbox/src/casino/profile/profile.test.ts: AUTH-10: a new password ends the other sessions',
  },
  {
    file: 'account/session.spec.ts',
    title: /^I18N-13 /,
    standIn: 'store/session.test.ts: I18N-13 the page is opened in the language of the answer',
  },
  {
    file: 'account/session.spec.ts',
    title: /TRK-07 with consent/,
    standIn: 'components/app/boot/trackVisit.test.ts: TRK-07 ENT-25 API-34 a page is told 300 ms',
  },
  {
    file: 'account/documents.spec.ts',
    title: /^KYC-03 by keyboard alone/,
    standIn: 'components/account/kyc/Verification.test.tsx: KYC-03 a document goes with its kind',
  },
  {
    file: 'game/game.spec.ts',
    title: /^STOR-08 /,
    standIn: 'store/visit/location.test.ts: STOR-08 the country is kept in the store',
  },
  {
    file: 'game/game.spec.ts',
    title: /^GAME-05 TRK-10 /,
    standIn: 'components/game/GamePage.test.tsx: GAME-05 TRK-10 the document has the style of a game page',
  },
  {
    file: 'game/game.spec.ts',
    title: /^GAME-07 /,
    standIn: 'components/game/GamePage.test.tsx: GAME-07 an unknown game shows',
  },
  {
    file: 'history/history.spec.ts',
    title: /^HIST-01 HIST-04 /,
    standIn: 'tests/historyAddresses.test.tsx: HIST-04 at %s a player finds what was paid',
  },
  {
    file: 'lobby/favourites.spec.ts',
    title: /^NAV-22 NAV-23 /,
    standIn: 'components/app/menu/PlayerDropdown.test.tsx: NAV-23 the menu holds the four places',
  },
  {
    file: 'lobby/favourites.spec.ts',
    title: /^GAME-03 /,
    standIn: 'components/lobby/favourites/favourites.test.tsx: GAME-03 what was played lately is a row of the lobby',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^GAME-06 /,
    standIn: 'components/game/GameScreen.test.tsx: show return in %, multiplier with ×',
  },
  {
    file: 'lobby/lobby.spec.ts',
    title: /^NAV-02 \/casino\/live-casino lists/,
    standIn: 'NAV-02 /casino shows its list',
  },
  {
    file: 'rewards/rakeback.spec.ts',
    title: /^RAKE-16 /,
    standIn: 'components/rewards/rakeback/Rakeback.test.tsx: RAKE-16 ROLE-02 without a deposit there is no calendar',
  },
  {
    file: 'rewards/rewards.spec.ts',
    title: /^NAV-06 /,
    standIn: 'components/rewards/samples/SampleCalendar.test.tsx: NAV-06 the server says that the days are samples',
  },
  {
    file: 'shell/modal.spec.ts',
    title: /^Back and Forward across a dialog .* \/de\/casino/,
    standIn: 'Back and Forward across a dialog fetch no data and keep the page /casino',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /THEME-04 at 1024 px/,
    standIn: 'THEME-04 at 768 px',
  },
  {
    file: 'site/pages.spec.ts',
    title: /^NAV-18 \/casino\/games /,
    standIn: 'NAV-18 /none/such/page',
  },
  {
    file: 'site/pages.spec.ts',
    title: /^GAME-07 /,
    standIn: 'components/game/GamePage.test.tsx: GAME-07 an unknown game shows',
  },
  {
    file: 'host/isolation.host.spec.ts',
    title: /leave no trace on \/(de|nowhere)$/,
    standIn: 'leave no trace on /casino',
  },
  {
    file: 'account/register.spec.ts',
    title: /in view at once, 1440 px wide/,
    standIn: 'in view at once, 390 px wide',
  },
  {
    file: 'account/mishaps.spec.ts',
    title: /^100 kB in the profile/,
    standIn: 'a script in the profile',
  },
  {
    file: 'game/frames.spec.ts',
    title: /D10 .* the dice keep/,
    standIn: 'the table keeps its borders',
  },
  // axe in Arabic on the phone sees what axe in English on the desktop does; the matrix has both of every page.
  { file: 'account/login.spec.ts', title: /^no axe findings in \/en: /, standIn: 'no axe findings in /ar: ' },
  {
    file: 'account/register.spec.ts',
    title: /^no axe findings in the registration in \/en/,
    standIn: 'no axe findings in the registration in /ar',
  },
  {
    file: 'account/profile.spec.ts',
    title: /^no axe findings in the profile at \/profile/,
    standIn: 'no axe findings in the profile at /ar',
  },
  {
    file: 'account/documents.spec.ts',
    title: /^no axe findings: empty, with errors and done$/,
    standIn: 'no axe findings: empty, with errors and done, in Arabic',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^no axe findings with results, without, and with an empty field$/,
    standIn: 'without, and with an empty field, in Arabic',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^no axe findings and no overflow in the cashier: en, 1440 px/,
    standIn: 'no axe findings and no overflow in the cashier: /ar, 390 px',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^desktop: wallet, header balance/,
    standIn: 'phone in Arabic: wallet, header balance',
  },
  { file: 'shell/dialogs.spec.ts', title: /^E01 a guest’s dialogs .* in (th|de):/, standIn: 'pages in ar:' },
  onDesktopOnly('shell/dialogs.spec.ts', /^E01 .* in en:/),
  onPhoneOnly('shell/dialogs.spec.ts', /^E01 .* in ar:/),
  // The literal backend's answers are the same at both sizes; what a page says of them is read at both (pages.spec.ts).
  {
    file: 'literal/bonuses.spec.ts',
    title: /^ERR-(17|21|22|24|25|27) /,
    standIn: 'ERR-15 the refusal of bonus 4',
  },
  ...['bonuses', 'cashier', 'country', 'entry', 'rewards', 'visitor', 'withdrawal'].map((name) =>
    onDesktopOnly(`literal/${name}.spec.ts`, /^(?!A26 B05)/),
  ),
  onDesktopOnly('literal/pages.spec.ts', /^API-13/),
  onDesktopOnly('account/captcha.spec.ts', /^A02/),
  onDesktopOnly('account/login.spec.ts', /^AUTH-01/),
  onDesktopOnly('account/referral.spec.ts', /^ENG-05/),
  onDesktopOnly('chat/chat.spec.ts', /^ENG-13/),
  onDesktopOnly('tournaments/tournaments.spec.ts', /./),
  onDesktopOnly('country/blocked.spec.ts', /^a visitor from an excluded country/),
  onDesktopOnly('shell/dialogs.spec.ts', /^E01 an ended session/),
  onDesktopOnly('site/install.spec.ts', /./),
  {
    file: 'wholeWay/wholeWay.spec.ts',
    title: /^on a phone /,
    standIn: 'on a desktop a player registers, deposits, plays',
  },
];
