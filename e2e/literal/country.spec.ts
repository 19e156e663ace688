import { expect, test } from './literalSite';

test('CNTRY-01 API-35 a visitor from an excluded country is stopped, and reported once', async ({ page, literal }) => {
  const before = literal.state.location;
  literal.state.location = { country: 'US', ips: ['192.0.2.7'], currencies: ['USD'] };
  try {
    await page.goto('/promotions');
    const block = page.getByRole('alertdialog', { name: 'We can’t offer games where you are' });
    await expect(block).toContainText('US');
    await expect(block).toContainText('192.0.2.7');
    await expect.poll(() => literal.state.blockedReports).toHaveLength(1);
    expect(literal.state.blockedReports[0]).toMatchObject({ ip: '192.0.2.7', country: 'US' });
  } finally {
    literal.state.location = before;
    literal.state.blockedReports.length = 0;
  }
});
