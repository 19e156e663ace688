import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

/** As drawn by other QR generators. */
const KNOWN = `
#######..####.#######
#.....#..##.#.#.....#
#.###.#.#.##..#.###.#
#.###.#.##..#.#.###.#
#.###.#.#..##.#.###.#
#.....#.###.#.#.....#
#######.#.#.#.#######
........#.###........
#.#####...#.#.#####..
.......#.#..#.#.#...#
#..#.##.##.#..##.###.
..###..##.#..#.####.#
..##.##...##..#.##...
........##..#..####.#
#######..##.#.#...##.
#.....#.##.###...##..
#.###.#.#.#.#.###..##
#.###.#.#..#...##.#..
#.###.#.#..####..#...
#.....#..####...###..
#######.#.#.###.#..#.
`.trim();

/** The modules an outline of straight lines fills, by the winding of its upright edges to the left of each. */
function filled(outline: string, size: number): string {
  const turns = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const ring of outline.match(/[^MZ]+/g) ?? []) {
    const corners = ring.split('L').map((corner) => corner.split(' ').map(Number) as [x: number, y: number]);
    corners.forEach(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;
      if (x !== nextX) return;
      for (let row = Math.min(y, nextY); row < Math.max(y, nextY); row++)
        for (let column = x; column < size; column++) turns[row]![column]! += Math.sign(nextY - y);
    });
  }
  return turns.map((row) => row.map((turn) => (turn === 0 ? '.' : '#')).join('')).join('\n');
}

test('PAY-03 a known code, module by module, with the border that scanners need', () => {
  render(<QrCode text="bitcoin:bc1q" label="code" />);
  const code = screen.getByRole('img', { name: 'code' });
  expect(code.getAttribute('viewBox')).toBe('-4 -4 29 29');
  expect(filled(code.querySelector('path')!.getAttribute('d')!, 21)).toBe(KNOWN);
});

test('a text too long for a QR code shows none', () => {
  render(<QrCode text={'a'.repeat(2_332)} label="code" />);
  expect(screen.queryByRole('img')).toBeNull();
});
