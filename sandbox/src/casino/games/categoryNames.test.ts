import assert from 'node:assert/strict';
import test from 'node:test';
import { categoryName } from './categoryNames';

test('a list bears the name of the language, and the English one where none is written', () => {
  assert.equal(categoryName('popular', 'de', 'Popular'), 'Beliebt');
  assert.equal(categoryName('new', 'ar', 'New'), 'الجديد');
  for (const locale of ['en', 'xx', undefined]) assert.equal(categoryName('popular', locale, 'Popular'), 'Popular');
  assert.equal(categoryName('unheard-of', 'de', 'Unheard of'), 'Unheard of');
});
