/**
 * Tests that run in `npm run test:full` and, one sixteenth at a time, in each gate. `standIn` is part of the title of a
 * test that always runs in the gate and catches the same kind of fault, in the same file or, as `file: title`, in a file
 * of unit or sandbox tests or of journeys; without it, the stand-in is the same test at the other viewport size.
 * `byIds`: the unit and sandbox tests that name each requirement id of its title stand in.
 */
export type Moved = { file: string; title: RegExp; project?: string; standIn?: string; byIds?: true };

/** Journeys whose requirements unit and sandbox tests prove row by row. */
const provenByIds = (file: string, title: RegExp): Moved => ({ file, title, byIds: true });

/** The size makes no difference to the result, so the gate runs the desktop only. `project` has the phone's tests. */
const onDesktopOnly = (file: string, title: RegExp, project = 'phone'): Moved => ({ file, title, project });
/** The phone is the harder case, so the gate runs the phone only. */
const onPhoneOnly = (file: string, title: RegExp): Moved => ({ file, title, project: 'desktop' });

/** The first rule that matches a test is its own. */
export const MOVED: readonly Moved[] = [
  // What a journey adds to the tests of its rows is seen once in sixteen gates.
  provenByIds('tournaments/tournaments.spec.ts', /^ENG-04 ENT-35 /),
  // A sandbox of its own, and four minutes.
  provenByIds('markets/markets.spec.ts', / MKT-4[27] /),
  provenByIds('account/referral.spec.ts', /^ENG-05 /),
  provenByIds('account/firstSteps.spec.ts', /^ENG-10 /),
  provenByIds('chat/chat.spec.ts', /^ENG-13 /),
  provenByIds('rewards/club.spec.ts', /^ENG-01 /),
  provenByIds('rewards/rakeback.spec.ts', /^API-18 /),
  provenByIds('game/bonusBuy.spec.ts', /^GAME-11 /),
  provenByIds('lobby/favourites.spec.ts', /^GAME-04 /),
  provenByIds('account/google.spec.ts', /^CONF-28 /),
  provenByIds('account/register.spec.ts', /^LINK-14 /),
  provenByIds('country/blocked.spec.ts', /^CNTRY-12 /),
  provenByIds('literal/visitor.spec.ts', /(TRK-01|CNTRY-16) /),
  provenByIds('literal/entry.spec.ts', /^(PROF-05|LINK-16|AUTH-02 VAL-06) /),
  provenByIds('literal/country.spec.ts', /^CNTRY-01 /),
  // What each of these shows, cheaper tests see one by one; that their parts fit together is left to its turn.
  {
    file: 'account/registeredByPhone.spec.ts',
    title: /^E04 A15 /,
    standIn: 'components/account/login/login.test.tsx: E04 the number %j signs in as',
  },
  {
    file: 'cashier/withdraw.spec.ts',
    title: /^E03 a player excluded for a week/,
    standIn:
      'sandbox/src/casino/withdrawals/excluded.test.ts: E03 who excluded themselves for more than a day withdraws',
  },
  {
    file: 'host/operatorTexts.host.spec.ts',
    title: /^A12 /,
    standIn: 'components/app/boot/Providers.test.tsx: A12 what the server draws',
  },
  {
    file: 'cashier/moneyFaults.spec.ts',
    title: /^depositAllowance under 'status 429'/,
    standIn: 'components/cashier/deposit/DepositForm.test.tsx: a limit that did not load leaves the rest usable',
  },
  {
    file: 'cashier/moneyFaults.spec.ts',
    title: /^postThreeDs under 'status 404'/,
    standIn: 'components/cashier/result/result.test.tsx: a failure is logged without the values',
  },
  {
    file: 'sandbox/panel.spec.ts',
    title: /^the site detects the visitor/,
    standIn: 'sandbox/src/panel/panel.test.ts: the visitor is a cookie of the panel’s host',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^MKT-50 no axe findings and no console errors on (?!\/casino$)/,
    standIn: 'matrix/matrix.spec.ts: each page /',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a card payment that does not succeed/,
    standIn:
      'components/cashier/deposit/DepositIntent.test.tsx: asks every three seconds, less often later, not at all after the end',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^a reload during a game keeps the page/,
    standIn: 'game/tables.spec.ts: the live table with real money',
  },
  {
    file: 'account/profile.spec.ts',
    title: /^PROF-05 /,
    standIn: 'components/account/profile/ProfileForm.test.tsx: API-29 A25 PROF-05 PROF-13 the form is sent',
  },
  {
    file: 'shell/modal.spec.ts',
    title: /^STOR-09 /,
    standIn: 'account/mishaps.spec.ts: with storage blocked a visitor registers and stays signed in',
  },
  {
    file: 'literal/cashier.spec.ts',
    title: /^DRES-07 API-33 /,
    standIn:
      'components/cashier/result/result.test.tsx: API-33 ENT-27 DRES-07 PaReq and MD are handed over exactly once',
  },
  {
    file: 'host/faults.host.spec.ts',
    title: /^a game that cannot start because of /,
    standIn: 'components/game/GamePage.test.tsx: a refused start says so and can be tried again',
  },
  {
    file: 'account/login.spec.ts',
    title: /^MODAL-14 focus returns/,
    standIn: 'country/blocked.spec.ts: the block traps focus, ignores Escape, and the log-in opens above it',
  },
  {
    file: 'lobby/search.spec.ts',
    title: / finds .* first$/,
    standIn: 'components/lobby/search/source/finder.test.ts: %s finds %s first',
  },
  {
    file: 'rewards/rakeback.spec.ts',
    title: /^RAKE-06 RAKE-09 /,
    standIn: 'components/rewards/days/RewardCalendar.test.tsx: RAKE-10 E19 says',
  },
  {
    file: 'site/pages.spec.ts',
    title: /^CONF-32 /,
    standIn: 'components/lobby/list/LobbyScreen.test.tsx: shows the picture of a game from below the assets address',
  },
  {
    file: 'literal/entry.spec.ts',
    title: /^AUTH-02 API-27 /,
    standIn: 'tests/literalRows/signUp.test.tsx: VAL-25 VAL-27 API-27 the account is as typed',
  },
  {
    file: 'literal/entry.spec.ts',
    title: /^AUTH-03 SESS-07 /,
    standIn: 'account/session.spec.ts: SESS-07 C05 where allowed, a token in the address',
  },
  {
    file: 'literal/rewards.spec.ts',
    title: /^RAKE-05 RAKE-16 AWARD-04 /,
    standIn: 'tests/literalRows/rakeback.test.tsx: API-36 RAKE-17 RAKE-18 a claim by',
  },
  {
    file: 'literal/rewards.spec.ts',
    title: /^CAL-07 /,
    standIn: 'components/rewards/calendar/calendar.test.tsx: CAL-07 the seven days after today have a title',
  },
  {
    file: 'literal/lobby.spec.ts',
    title: /^through an adapter, histories/,
    standIn: 'tests/adapters/lobby.test.ts: histories in decimal amounts and instants',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /header of \/casino at 390 px$/,
    standIn: 'header of /de/casino at 390 px',
  },
  {
    file: 'site/scope.spec.ts',
    title: /^ENG-12 /,
    standIn:
      'components/app/modal/accountModals.test.tsx: ENG-12 any page can carry %s for %s, with a name and a way out',
  },
  {
    file: 'protection/protection.spec.ts',
    title: /^safer play is one click away/,
    standIn: 'site/addresses.host.spec.ts: safer play leads to its tools and to help',
  },
  {
    file: 'literal/pages.spec.ts',
    title: /^B17 OP-036 /,
    standIn: 'tests/app.test.tsx: B17 OP-036 a page whose call the backend lacks',
  },
  onDesktopOnly('rewards/rakeback.spec.ts', /^RAKE-03 the four weeks/),
  onDesktopOnly('account/register.spec.ts', /^AUTH-02 SESS-04 /),
  {
    file: 'account/captcha.spec.ts',
    title: /^A02 CONF-28 an invisible captcha/,
    standIn: 'A02 CONF-28 with only a key',
  },
  {
    file: 'account/safety.spec.ts',
    title: /^Google leads to the second step/,
    standIn: 'sandbox/src/casino/session/google.test.ts: Google stands for a password, not for the second step',
  },
  {
    file: 'bonuses/bonusMoney.spec.ts',
    title: /^E02 with bonus money alone/,
    standIn: 'E02 with real and bonus money',
  },
  {
    file: 'protection/brands.spec.ts',
    title: /^MKT-28 .* by asking alone/,
    standIn: 'MKT-28 an exclusion at one brand empties the open tab of another, by the socket',
  },
  onDesktopOnly('protection/brands.spec.ts', /^MKT-28 /),
  {
    file: 'host/faults.host.spec.ts',
    title: /^backend fault '(error|html|empty)' after start/,
    standIn: "backend fault 'gone' after start",
  },
  onPhoneOnly('site/togetherLanguages.spec.ts', / in ar by keyboard/),
  { file: 'site/togetherLanguages.spec.ts', title: / in th by keyboard/, standIn: 'in ar by keyboard' },
  onPhoneOnly('account/safety.spec.ts', /^account safety is accessible/),
  {
    file: 'account/safety.spec.ts',
    title: /^the authenticator app is set up/,
    standIn: 'components/account/security/security.test.tsx: log-in: the second step takes a code or a recovery code',
  },
  {
    file: 'account/safety.spec.ts',
    title: /^a session ended on this page/,
    standIn: 'components/account/safety/safety.test.tsx: one session is ended once, whatever is pressed',
  },
  onDesktopOnly('lobby/lobby.spec.ts', /^filters apply at once/),
  {
    file: 'matrix/matrix.spec.ts',
    title: /^each page in each theme /,
    standIn: 'each page /',
  },
  // The form's fields are in most of the other chapters, and Arabic on a phone is the harder case.
  {
    file: 'gallery/gallery.spec.ts',
    title: /^(?!in Arabic on a phone .*: form$)/,
    standIn: 'in Arabic on a phone no findings in the gallery: form',
  },
  // The gate's pages hold every language; a player's pages in them are seen in the full run.
  { file: 'matrix/languages.spec.ts', title: / for a (guest|player)$/, standIn: 'matrix/matrix.spec.ts: each page /' },
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
      /^(?!(payments under 'no connection'|createDeposit under 'answer lost'|openDeposits under 'no answer'|deposit under 'status 500'|cancelDeposit under 'status 503'|limits under 'page of a portal'|setLimit under 'empty answer'|freezeAccount under 'half an answer'|selfExclude under 'other kinds of values'|userDetails under 'another answer'))/,
    standIn: "createDeposit under 'answer lost'",
  },
  {
    file: 'cashier/killedDeposit.spec.ts',
    title:
      /^killed when (the bank asks|a method is chosen|an amount is typed|the card|the provider decides later|it has ended)/,
    standIn: 'killed when it was sent, and no answer has come',
  },
  {
    file: 'host/faults.host.spec.ts',
    title: /^a good page survives backend fault '(slow|error|html|cut|empty|types)'/,
    standIn: "a good page survives backend fault 'gone'",
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a redirect method leads to its site and back: (decline|cancel|return)/,
    standIn: 'a redirect method leads to its site and back: success',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^a guest without a deposit/,
    standIn: 'components/cashier/result/result.test.tsx: without a deposit claims nothing to a guest',
  },
  // The same form at several addresses, or the same rule for several values.
  {
    file: 'account/documents.spec.ts',
    title: /^KYC-01 \/(profile2|account)/,
    standIn: 'KYC-01 /profile/verify shows a player',
  },
  {
    file: 'account/login.spec.ts',
    title: /^MODAL-07 .*(login|hold|verify-email-expired|verify-email): /,
    standIn: 'MODAL-14 signup: traps',
  },
  { file: 'account/register.spec.ts', title: /^VAL-03 hostile input [2-9]/, standIn: 'VAL-03 hostile input 1' },
  {
    file: 'account/mishaps.spec.ts',
    title: /^(a script|emoji|text from right to left) in the profile/,
    standIn: 'components/account/profile/ProfileForm.test.tsx: a city saved as %s stands in the form as it was typed',
  },
  {
    file: 'account/mishaps.spec.ts',
    title: /clock is a day ahead/,
    standIn: 'on a device whose clock is a day behind',
  },
  {
    file: 'site/untranslated.host.spec.ts',
    title: /^((de|th): no text keys|ar: no text keys or English on any other page)/,
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
    title: /^no axe findings, no sideways scrolling/,
    standIn: 'matrix/matrix.spec.ts: each page /ar',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^(no axe findings and no console errors on|no page scrolls sideways)/,
    standIn: 'matrix/matrix.spec.ts: each page /',
  },
  // Two languages and two sizes: English on desktop, Arabic on the phone.
  onPhoneOnly('account/login.spec.ts', /^no axe findings in \/ar/),
  onPhoneOnly('account/register.spec.ts', /^no axe findings in the registration in \/ar/),
  onPhoneOnly('account/profile.spec.ts', /^no axe findings in the profile at \/ar/),
  onPhoneOnly('account/documents.spec.ts', /^no axe findings: empty, with errors and done, in Arabic$/),
  onPhoneOnly('lobby/search.spec.ts', /^no axe findings with results, .* in Arabic$/),
  onPhoneOnly('country/blocked.spec.ts', /^no axe findings .* in the block: \/ar$/),
  onDesktopOnly('brands/brands.spec.ts', /^STACK-08 .* wincraft /),
  {
    file: 'protection/brands.spec.ts',
    title: /^evidence of a payment/,
    standIn: 'components/history/evidence.test.tsx: evidence is saved as the backend made it',
  },
  onPhoneOnly('brands/brands.spec.ts', /^STACK-08 .* porcelain /),
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
  onDesktopOnly('bonuses/bonusMoney.spec.ts', /^E02/),
  onDesktopOnly('account/google.spec.ts', /^E05/),
  onDesktopOnly('shell/comingAlive.spec.ts', /^a click before hydration/),
  onDesktopOnly('cashier/deposit.spec.ts', /^a crypto deposit/),
  { file: 'game/game.spec.ts', title: /^a game page in Arabic/, standIn: 'matrix/matrix.spec.ts: each page /' },
  onDesktopOnly('lobby/guest.spec.ts', /^the first tab stop/),
  onPhoneOnly('lobby/guest.spec.ts', /^(NAV-03|MKT-50) /),
  {
    file: 'history/statement.spec.ts',
    title: /^a statement and its file/,
    standIn: 'sandbox/src/casino/history/statement.test.ts: a statement made of the histories equals the ledger',
  },
  onPhoneOnly('history/statement.spec.ts', /^in Arabic/),
  onPhoneOnly('history/history.spec.ts', /^the rows fit every screen size/),
  onPhoneOnly('rewards/rakeback.spec.ts', /^page, dialog and carousel fit/),
  onPhoneOnly('cashier/withdraw.spec.ts', /^the form fits every screen size/),
  onDesktopOnly('site/languages.spec.ts', /^I18N-12/),
  onDesktopOnly('lobby/lobby.spec.ts', /^a (long list|list extends itself)/),
  onDesktopOnly('sandbox/panel.spec.ts', /^no axe findings .* on the control panel/),
  {
    file: 'game/play.spec.ts',
    title: /^time and net result/,
    standIn: 'components/game/realPlay.test.tsx: time and net of the play stand under the game before it is started',
  },
  {
    file: 'game/play.spec.ts',
    title: /^a bet limit warns/,
    standIn: 'components/game/play/play.test.tsx: a bet refused by an own limit says which',
  },
  onDesktopOnly('protection/protection.spec.ts', /^LIM-09/),
  {
    file: 'shell/shell.spec.ts',
    title: /^offline shows a bar/,
    standIn: 'components/app/frame/OfflineBar.test.tsx: E18 without a network links to other pages wait',
  },
  {
    file: 'game/tables.spec.ts',
    title: /^two visitors share/,
    standIn:
      'sandbox/src/studio/engines/table/times.test.ts: every instant lies in exactly one round of a table, whatever its pace',
  },
  {
    file: 'game/slotPhone.spec.ts',
    title: /^L02 the controls use the brand’s colors/,
    standIn: 'L02 on a phone a slot fills the screen',
  },
  {
    file: 'lobby/lobby.spec.ts',
    title: /^the same after full page loads/,
    standIn: 'Back from a game restores the list',
  },
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
    file: 'game/frames.spec.ts',
    title: /D10 .* the dice keep/,
    standIn: 'the table keeps its borders',
  },
  {
    file: 'account/mishaps.spec.ts',
    title: /^100 kB in the profile/,
    standIn: 'account/register.spec.ts: VAL-03 hostile input 1',
  },
  // Journeys that a unit test proves step by step; the journey beside it keeps the whole way.
  {
    file: 'account/login.spec.ts',
    title: /^after a lost answer the input is kept/,
    standIn: 'components/ui/form/Form.test.tsx: after a lost answer the same values carry the same intent',
  },
  {
    file: 'account/login.spec.ts',
    title: /^a double click logs in once/,
    standIn: 'components/ui/form/Form.test.tsx: a valid form is sent once, however often it is pressed',
  },
  {
    file: 'account/login.spec.ts',
    title: /^MODAL-10 MODAL-11 /,
    standIn:
      'components/account/verification/verify.test.tsx: MODAL-11 a link that is too old leads to the offer of a new one',
  },
  {
    file: 'account/login.spec.ts',
    title: /^NAV-26 /,
    standIn: 'components/account/guard/Guard.test.tsx: NAV-26 opens the log-in once, in place',
  },
  {
    file: 'account/register.spec.ts',
    title: /^an e-mail that is taken /,
    standIn: 'components/account/signUp/SignUpDialog.test.tsx: what the backend says of a field stands at the field',
  },
  {
    file: 'account/register.spec.ts',
    title: /^a visitor registers by phone with the keyboard/,
    standIn: 'components/account/signUp/SignUpDialog.test.tsx: AUTH-02 CONF-09 by phone: tabs changed by arrow keys',
  },
  {
    file: 'account/documents.spec.ts',
    title: /^a file whose content does not match/,
    standIn: 'components/account/kyc/Verification.test.tsx: a picture that cannot be opened is said to be so',
  },
  {
    file: 'account/documents.spec.ts',
    title: /^after a lost answer the result is unknown/,
    standIn:
      'components/account/kyc/Verification.test.tsx: a lost answer is unknown, and the second try carries the same key',
  },
  {
    file: 'account/documents.spec.ts',
    title: /^an upload can be stopped/,
    standIn: 'components/account/kyc/Verification.test.tsx: sending can be stopped, and the file is still there',
  },
  {
    file: 'account/google.spec.ts',
    title: /^E05 without consent/,
    standIn:
      'components/account/signUp/GoogleSignUpDialog.test.tsx: E05 nothing is sent before the terms are agreed to',
  },
  {
    file: 'account/mishaps.spec.ts',
    title: /^after a lost answer the registration/,
    standIn: 'components/account/signUp/SignUpDialog.test.tsx: after a lost answer everything typed is there',
  },
  {
    file: 'account/profile.spec.ts',
    title: /^two tabs: /,
    standIn: 'components/account/profile/ProfileForm.test.tsx: what another tab saved fills the open form',
  },
  {
    file: 'account/firstSteps.spec.ts',
    title: /^who joins from another site/,
    standIn: 'store/signUp.test.ts: it opens the first steps, unless a page follows',
  },
  {
    file: 'bonuses/bonuses.spec.ts',
    title: /^A20 /,
    standIn: 'components/app/late/DepositBonus.test.tsx: A20 while the offers have not come the button waits',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a reload during the bank’s challenge/,
    standIn: 'a reload at any step before the card resumes there',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^after a lost answer the result is unknown/,
    standIn:
      'components/cashier/deposit/sendDeposit.test.tsx: is unknown, and is asked again by itself with the same key',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a page closed while sending/,
    standIn: 'cashier/killedDeposit.spec.ts: killed when it was sent, and no answer has come',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^fifty clicks/,
    standIn: 'components/cashier/deposit/sendDeposit.test.tsx: fifty clicks begin one deposit, under one key',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^an id that is not this player/,
    standIn:
      'components/cashier/deposit/DepositIntent.test.tsx: one that is nobody’s, or another’s, is said to be none',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^a player cancels a deposit/,
    standIn: 'components/cashier/deposit/DepositIntent.test.tsx: cancelling asks first, and sends one cancellation',
  },
  {
    file: 'cashier/deposit.spec.ts',
    title: /^PAY-17 PAY-13 /,
    standIn: 'components/cashier/methods/GuestCashier.test.tsx: PAY-17 guests see the ways to pay',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^another player’s deposit/,
    standIn:
      'components/cashier/result/result.test.tsx: of a deposit that the backend does not know, or does not tell, is being checked',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^hostile values of met/,
    standIn: 'components/cashier/result/result.test.tsx: 200 hostile values of met change no word',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^DRES-07 /,
    standIn:
      'components/cashier/result/result.test.tsx: API-33 ENT-27 DRES-07 PaReq and MD are handed over exactly once',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^a running payment is watched/,
    standIn: 'components/cashier/result/result.test.tsx: while it runs the backend is asked',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^PAY-19 /,
    standIn: 'components/app/notices/FailedDeposit.test.tsx: PAY-19 after failedDeposit',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^the wallet shows five values/,
    standIn: 'components/cashier/wallet/wallet.test.tsx: ENT-14 the wallet shows real money',
  },
  {
    file: 'cashier/withdraw.spec.ts',
    title: /^WDR-06 WDR-07 /,
    standIn: 'components/cashier/withdrawal/withdraw.test.tsx: WDR-06 WDR-07 WDR-08 what is missing',
  },
  {
    file: 'cashier/withdraw.spec.ts',
    title: /^WDR-10 /,
    standIn: 'components/cashier/withdrawal/withdraw.test.tsx: WDR-10 an excluded player withdraws',
  },
  {
    file: 'country/blocked.spec.ts',
    title: /^a position in an excluded country/,
    standIn: 'components/country/BlockedScreen.test.tsx: CNTRY-13 a country inside the list changes nothing',
  },
  {
    file: 'country/blocked.spec.ts',
    title: /^whitelisted=1/,
    standIn: 'components/country/useCountryBlock.test.tsx: STOR-05 the parameter is kept as a flag',
  },
  {
    file: 'country/blocked.spec.ts',
    title: /^the test panel switches/,
    standIn: 'components/country/testPanel/TestPanel.test.tsx: CNTRY-17 it reloads the page',
  },
  {
    file: 'country/blocked.spec.ts',
    title: /^no axe findings .* in the block: \/en$/,
    standIn: 'in the block: /ar',
  },
  {
    file: 'game/game.spec.ts',
    title: /^the tab remembers theatre mode/,
    standIn: 'components/game/GamePage.test.tsx: keeps the very frame, is left by Escape, and is remembered by the tab',
  },
  {
    file: 'game/game.spec.ts',
    title: /^without the Fullscreen API/,
    standIn:
      'components/game/GamePage.test.tsx: where the browser has none, the game is laid over the page until Escape',
  },
  {
    file: 'lobby/lobby.spec.ts',
    title: /^filters without a match/,
    standIn: 'components/lobby/list/LobbyScreen.test.tsx: that leave nothing are named, with the way out',
  },
  {
    file: 'lobby/lobby.spec.ts',
    title: /^games that fail to load/,
    standIn: 'components/lobby/grid/EndlessGrid.test.tsx: a chunk that fails leaves a box that asks again',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^the index is fetched once/,
    standIn: 'components/lobby/search/source/workerSource.test.ts: one worker loads the index once',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^recent searches are kept/,
    standIn: 'components/lobby/search/search.test.tsx: what was opened is remembered',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^an index that fails to load/,
    standIn: 'components/lobby/search/search.test.tsx: an index that does not come is told, and tried again',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^a search in Arabic/,
    standIn: 'components/lobby/search/source/workerSource.test.ts: in the language of the page',
  },
  {
    file: 'protection/protection.spec.ts',
    title: /^a lost answer is asked for again/,
    standIn: 'components/protection/limits/limits.test.tsx: a lost answer is asked for again under the same key',
  },
  {
    file: 'rewards/rakeback.spec.ts',
    title: /^days that fail to load/,
    standIn: 'components/rewards/rakeback/Rakeback.test.tsx: days that never came are a box with another try',
  },
  {
    file: 'shell/modal.spec.ts',
    title: /^MODAL-13 /,
    standIn: 'components/app/modal/ModalStage.test.tsx: MODAL-13 %s shows nothing',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /^on a phone E18 /,
    standIn: 'components/app/menu/Menu.test.tsx: E18 the open menu is an address, so that Back closes it',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /^on a phone an inner page/,
    standIn: 'components/app/head/PageBar.test.tsx: names an inner page, with the way up',
  },
  onDesktopOnly('cashier/deposit.spec.ts', /^a card is paid/),
  {
    file: 'cashier/deposit.spec.ts',
    title: /^Back leads to the cashier/,
    standIn: 'cashier/killedDeposit.spec.ts: killed when it was sent, and no answer has come',
  },
  {
    file: 'cashier/depositResults.spec.ts',
    title: /^a player without a deposit/,
    standIn: 'components/cashier/result/result.test.tsx: without a deposit asks for none',
  },
  {
    file: 'literal/cashier.spec.ts',
    title: /^A26 B05 /,
    standIn: 'components/cashier/result/result.test.tsx: A26 B05 %s of a backend that tells of no deposit',
  },
  {
    file: 'account/captcha.spec.ts',
    title: /^A02 if the captcha script fails/,
    standIn: 'tests/captchaFrame.test.ts: A02 a script that cannot load',
  },
  {
    file: 'account/google.spec.ts',
    title: /^cancelling at Google/,
    standIn: 'components/account/login/login.test.tsx: a way back without a session is explained',
  },
  {
    file: 'account/inbox.spec.ts',
    title: /^the inbox tells of a confirmed document/,
    standIn: 'components/inbox/inbox.test.tsx: all are marked as read with one key',
  },
  {
    file: 'account/session.spec.ts',
    title: /^C05 a session token in the address/,
    standIn: 'store/switchAccount.test.ts: C05 %s is no one-use token',
  },
  {
    file: 'site/install.spec.ts',
    title: /^a player’s visit leaves no page/,
    standIn: 'server/src/pages/worker.test.ts: no page is ever kept',
  },
  {
    file: 'brands/brands.spec.ts',
    title: /^two brands on one host/,
    standIn: 'brands/tenants.spec.ts: THEME-08 one setting changes name, colors, logo, icon and hero',
  },
  {
    file: 'game/game.spec.ts',
    title: /^with an unknown country/,
    standIn: 'domain/game/restriction.test.ts: a game closed in %j is restricted in %j',
  },
  {
    file: 'lobby/guest.spec.ts',
    title: /^categories have their own addresses/,
    standIn: 'lobby/lobby.spec.ts: filters apply at once, are in the address',
  },
  {
    file: 'lobby/search.spec.ts',
    title: /^(Back closes the sheet|the keyboard reaches a game)/,
    standIn:
      'components/lobby/search/search.test.tsx: it is a dialog with the field, and what it opens takes its place',
  },
  {
    file: 'sandbox/panel.spec.ts',
    title: /^a fault set on the panel/,
    standIn:
      'sandbox/src/panel/panel.test.ts: a fault is set for a call, shown, and taken back alone or with all others',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /full menu traps focus/,
    standIn: 'shell/shell.spec.ts: the menu is a sheet that begins with safer play',
  },
  {
    file: 'shell/shell.spec.ts',
    title: /the bar’s search has an address/,
    standIn: 'shell/dialogs.spec.ts: E01 a guest’s dialogs open on pages in ar',
  },
  onDesktopOnly('game/cockpit.spec.ts', /^a second tab/),
  onPhoneOnly('shell/shell.spec.ts', /^on a phone /),
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
  { file: 'shell/dialogs.spec.ts', title: /^E01 a guest’s dialogs .* in (th|de|en):/, standIn: 'pages in ar:' },
  onPhoneOnly('shell/dialogs.spec.ts', /^E01 .* in ar:/),
  {
    file: 'literal/bonuses.spec.ts',
    title: /^ERR-(17|21|22|24|25|27) /,
    standIn: 'ERR-15 the refusal of bonus 4',
  },
  // A second host, backend and browser for the phone cost more than they find: the matrix has its layouts.
  ...['bonuses', 'cashier', 'entry', 'pages', 'visitor', 'withdrawal'].map((name) =>
    onDesktopOnly(`literal/${name}.spec.ts`, /./, 'literal-phone'),
  ),
  onDesktopOnly('account/login.spec.ts', /^AUTH-01/),
  {
    file: 'tournaments/tournaments.spec.ts',
    title: /^a guest sees running and upcoming races/,
    standIn: 'site/togetherLanguages.spec.ts: inbox and tournaments in ar by keyboard',
  },
  {
    file: 'country/blocked.spec.ts',
    title: /^a visitor from an excluded country/,
    standIn: 'components/country/useCountryBlock.test.tsx: legal pages stay open, and the next page is blocked again',
  },
  {
    file: 'shell/dialogs.spec.ts',
    title: /^E01 (an ended session|a forged German link)/,
    standIn: 'hooks/address/goTo.test.ts: E01 from %s, in %s, to %s',
  },
  onDesktopOnly('site/install.spec.ts', /./),
  {
    file: 'wholeWay/wholeWay.spec.ts',
    title: /^on a phone /,
    standIn: 'on a desktop a player registers, deposits, plays',
  },
];
