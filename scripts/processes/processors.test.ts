import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countProcessors, readProcess } from './processors';

test('a line of /proc is read whatever the program is called', () => {
  const fields = '7 1 1 0 -1 4194560 1 2 3 4 250 50 9 9 20 0 1 0 4711 1 2';
  assert.deepEqual(readProcess(`42 (a (b) c) S ${fields}`), { pid: 42, parent: 7, began: 4711, ticks: 300 });
  assert.equal(readProcess('nothing'), null);
});

test('seconds are those of a process, its children and theirs, also after their parent has ended; nobody else’s', () => {
  const looks = [
    [
      { pid: 1, parent: 0, began: 1, ticks: 900 },
      { pid: 10, parent: 1, began: 2, ticks: 100 },
      { pid: 11, parent: 10, began: 3, ticks: 50 },
    ],
    [
      { pid: 1, parent: 0, began: 1, ticks: 950 },
      { pid: 10, parent: 1, began: 2, ticks: 200 },
      { pid: 11, parent: 1, began: 3, ticks: 75 },
      { pid: 12, parent: 11, began: 4, ticks: 25 },
    ],
  ];
  const end = countProcessors(10, () => looks.shift() ?? []);
  assert.equal(end(), 3);
  assert.equal(countProcessors(10, () => [])(), null);
});
