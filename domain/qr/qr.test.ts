import { correctionOf } from './reedSolomon';
import { qrCode, qrPath } from './qr';

test('the correction bytes of the worked example of the standard', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect([...correctionOf(Uint8Array.from(data), 10)]).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

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

test('a known code, module by module', () => {
  const drawn = qrCode('bitcoin:bc1q')?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  expect(drawn?.join('\n')).toBe(KNOWN);
});

test('a code is as large as its text needs; what is too long has none', () => {
  const sizeOf = (length: number) => qrCode('a'.repeat(length))?.length ?? null;
  expect([14, 15, 106, 107, 180, 181, 213, 214].map(sizeOf)).toEqual([21, 25, 41, 45, 53, 57, 57, null]);
});

test('the path leaves a light border', () => {
  expect(qrPath([[true, false]], 4)).toBe('M4 4h1v1h-1z');
});
