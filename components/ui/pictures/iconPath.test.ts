import { ChevronRight, House, icons, LayoutGrid, type IconNode } from 'lucide';
import { iconPath } from './iconPath';

test('paths stand one behind the other, rectangles become paths', () => {
  expect(iconPath(House)).toBe(House.map(([, { d }]) => d).join(''));
  expect(iconPath(LayoutGrid)).toMatch(/^M4 3h5a1 1 0 0 1 1 1v5/);
});

test('a path that begins with a relative place begins where it did', () => {
  expect(iconPath(ChevronRight)).toBe('M0 0m9 18 6-6-6-6');
});

test('every drawing of lucide has a path that begins with a place and holds numbers only', () => {
  for (const icon of Object.values(icons) as IconNode[]) {
    expect(iconPath(icon)).toMatch(/^M[\s\d.,-]/);
    expect(iconPath(icon)).not.toMatch(/NaN|undefined/);
  }
});
