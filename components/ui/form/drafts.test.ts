import { dropDraft, keepDraft, withDraft } from './drafts';

const typed = { email: 'maria@example.com', terms: true, password: 'Secret-1' };
const EMPTY = { email: '', terms: false, password: '' };

test('a draft is kept without its password, until its form has succeeded', () => {
  keepDraft('profile', typed);
  expect(withDraft('profile', EMPTY)).toEqual({ ...typed, password: '' });
  dropDraft('profile');
  expect(withDraft('profile', EMPTY)).toEqual(EMPTY);
});

test('whoever comes in leaves nothing in the other ways in to the next person', () => {
  for (const name of ['signup', 'linked-signup', 'profile']) keepDraft(name, typed);
  dropDraft('login');
  for (const name of ['signup', 'linked-signup']) expect(withDraft(name, EMPTY)).toEqual(EMPTY);
  expect(withDraft('profile', EMPTY).email).toBe(typed.email);
});
