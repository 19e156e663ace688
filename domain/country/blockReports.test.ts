import fc from 'fast-check';
import { readReports, reportKey, REPORTS_KEPT, withReport } from './blockReports';

const HOME = reportKey('203.0.113.9', 'NL', 'https://site.example/');

test('CNTRY-03 one address, country and page are reported once; each of the three makes it another report', () => {
  const stored = withReport(null, HOME);
  expect(withReport(stored, HOME)).toBeNull();
  for (const other of [
    reportKey('203.0.113.8', 'NL', 'https://site.example/'),
    reportKey('203.0.113.9', 'FR', 'https://site.example/'),
    reportKey('203.0.113.9', 'NL', 'https://site.example/casino'),
  ])
    expect(withReport(stored, other)).not.toBeNull();
});

test.each([null, '', 'no json', '{}', '7', '[null, 7, {}]'])('%j holds no report', (stored) => {
  expect(readReports(stored)).toEqual([]);
  expect(readReports(withReport(stored, HOME))).toEqual([HOME]);
});

test('parts do not run into each other', () => {
  expect(reportKey('1', '2', '3,4')).not.toBe(reportKey('1', '2,3', '4'));
});

test('no more than fifty are kept, the latest among them, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80).map(String), { maxLength: 150 }), (urls) => {
      const keys = urls.map((url) => reportKey('ip', 'NL', url));
      const stored = keys.reduce<string | null>((text, key) => withReport(text, key) ?? text, null);
      const kept = readReports(stored);
      expect(new Set(kept).size).toBe(kept.length);
      if (new Set(keys).size <= REPORTS_KEPT) expect(kept).toEqual([...new Set(keys)]);
      else expect(kept).toHaveLength(REPORTS_KEPT);
      // The latest report is always kept.
      for (const last of keys.slice(-1)) expect(kept).toContain(last);
    }),
  );
});
