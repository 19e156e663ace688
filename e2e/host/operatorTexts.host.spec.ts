import { startFaultySite, type FaultySite } from '../support/faults/faultySite';
import { expect, test } from '../support/test';

/** Texts of an operator that use what i18next offers; its own keys stand beside those of the site. */
const TEXTS = {
  'account.terms':
    '$t(lobby.house, {"context": "short"}) fragen: <privacy>Datenschutz</privacy>, <terms>Regeln</terms>?',
  'lobby.house': 'Das Haus',
  'lobby.house_short': 'Wir',
  'lobby.providersText': '$t(lobby.house) und $t(search.share, {"value": 0.25}) von {{brand}}',
  'search.share': '{{value, number(style: percent; minimumFractionDigits: 1)}}',
  'lobby.gameCount_one': 'ein einziges Spiel',
  'lobby.gameCount_other': '{{count, number(minimumFractionDigits: 2)}} Spiele',
};

let site: FaultySite;
test.beforeAll(async () => {
  site = await startFaultySite({}, (path, answer) =>
    path.endsWith('/locales/de.json') ? { ...(answer as object), ...TEXTS } : answer,
  );
});
test.afterAll(() => site.stop());

test('A12 nesting, context and formatters in an operator’s texts work on the server, in the browser and in late parts', async ({
  page,
}) => {
  const address = `${site.origin}/de/providers`;
  const drawn = await (await fetch(address)).text();
  // The watched page reports a hydration that finds other words than these.
  for (const words of [/Das Haus und 25,0\u00a0% von \w+/, /\d,00 Spiele/]) {
    expect(drawn).toMatch(words);
  }
  await page.goto(`${address}?modal=signup`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Wir fragen: Datenschutz, Regeln?')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Regeln' })).toHaveAttribute('href', '/de/terms-and-conditions');
  await expect(page.getByText(/Das Haus und 25,0\s% von/)).toBeAttached();
});
