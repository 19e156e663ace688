import { createHash } from 'node:crypto';
import { curacao } from '../brands/curacao';
import { FONT_FAMILIES, fontFiles } from '../families';
import { themeFiles } from './files';
import { fontName } from './fontAddress';
import { ownSheet } from './ownSheet';

const addresses = { font: () => '/font.woff2' };

it('holds whatever the page’s theme is called, and is named by its content', () => {
  const { css, version } = ownSheet(curacao, addresses);
  expect(css).toContain(':root{color-scheme:dark;--sunken:#00131b;');
  expect(css).not.toContain('data-theme');
  expect(version).toBe(createHash('sha256').update(css).digest('hex').slice(0, 12));
  expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)!.length);
});

it('changes its version with any value, and with nothing else', () => {
  const { version } = ownSheet(curacao, addresses);
  expect(ownSheet({ ...curacao, name: 'other', label: 'Other' }, addresses).version).toBe(version);
  const tokens = { ...curacao.tokens, 'radius-lg': '18px' };
  expect(ownSheet({ ...curacao, tokens }, addresses).version).not.toBe(version);
});

it('is else the sheet that the build makes of the same theme', () => {
  const { files, sheets, fontFiles: built } = themeFiles([curacao]);
  const { css } = ownSheet(curacao, { font: (file) => built[fontName(file)]! });
  expect(css.replace(':root{color-scheme', '[data-theme=curacao]{color-scheme')).toBe(files.get(sheets.curacao!));
});

it('finds every font of every family among the files of the build', () => {
  const { files, fontFiles: built } = themeFiles([curacao]);
  for (const file of fontFiles(FONT_FAMILIES)) {
    const address = built[fontName(file)]!;
    expect(address).toMatch(new RegExp(`^/_next/static/themes/${fontName(file)}-wght-normal\\.[0-9a-f]{12}\\.woff2$`));
    expect(files.has(address.replace('/_next/', ''))).toBe(true);
  }
});
