/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { idsIn, readCatalogue, titlesIn } from '@/scripts/checks/requirements';

const AREAS = ['API', 'AUTH', 'VAL', 'LINK', 'CNTRY', 'BON', 'DRES', 'RAKE', 'AWARD'];

const catalogue = readCatalogue();
const [proven = [], excused = []] = readFileSync('docs/literal-rows.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map((part) =>
    part
      .split('\n')
      .filter((line) => /^\| [A-Z]+-\d/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
const namedIn = (lines: readonly string[][]) => lines.flatMap(([ids = '']) => idsIn(ids, catalogue));

test('the list holds every row of the nine areas once', () => {
  const wanted = [...catalogue.keys()].filter((id) => AREAS.includes(id.split('-')[0]!));
  expect(namedIn([...proven, ...excused]).sort()).toEqual(wanted.sort());
});

test.each(proven)('the list names a test that exists: %s, %s', (ids, title, file) => {
  const found = titlesIn(readFileSync(file!, 'utf8'), file).find((each) => each.endsWith(` ${title}`));
  expect(idsIn(found ?? '', catalogue)).toEqual(expect.arrayContaining(idsIn(ids!, catalogue)));
});

test.each(excused)('the list says why %s are not tested again', (_, why) => {
  expect(why).toMatch(/\w+ \w+/);
});
