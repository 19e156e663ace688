import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf, idsIn, parseCatalogue, readCatalogue, titlesIn } from './requirements';

const catalogue = parseCatalogue(
  'id,part,statement\nAPI-01,1 skeleton,"Says ""bearer"", always."\nAPI-02,3 accounts,Plain.\n',
);

test('the catalogue is read with its commas and quotes', () => {
  assert.deepEqual(catalogue.get('API-01'), { id: 'API-01', part: '1 skeleton', statement: 'Says "bearer", always.' });
  assert.equal(readCatalogue().size, 532);
});

test('titles are found in every form a test is written in, and nowhere else', () => {
  const source = `
    // it('a comment (API-01)')
    describe('group', () => {
      it('plain', f);
      it.each([['API-01']])('row %s', f);
      it.each\`a|b\`('table', f);
      test.skip("double", f);
      test(\`template \${x} end\`, f);
      expect('API-02').toBe(it.name);
    });`;
  assert.deepEqual(titlesIn(source), ['group', 'plain', 'row %s', 'table', 'double', 'template ${x} end']);
});

test("ids are those of the catalogue's areas; other words with numbers are words", () => {
  assert.deepEqual(idsIn('hashes by SHA-256 as OP-036 says (API-01, API-02)', catalogue), ['API-01', 'API-02']);
});

test('an unknown id and more than three ids in a title are faults', () => {
  assert.deepEqual(faultsOf('fine (API-01)', catalogue), []);
  assert.match(faultsOf('wrong (API-99)', catalogue)[0]!, /API-99 is not in/);
  assert.match(faultsOf('API-01 API-02 API-01 API-02', catalogue)[0]!, /4 ids in one title/);
});
