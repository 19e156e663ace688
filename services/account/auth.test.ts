import { toSignedIn } from './auth';
import { Malformed } from '@/services/http/parse';

test('API-25 token, language, cpnc and user of a sign-in are read', () => {
  const answer = { accessToken: 'maria', locale: 'de', cpnc: 'c1', userId: 7 };
  expect(toSignedIn(answer)).toEqual({ ...answer, userId: '7' });
  expect(toSignedIn({ accessToken: 'maria' })).toEqual({ accessToken: 'maria', locale: null, cpnc: null, userId: '' });
});

test('an answer without a token is no sign-in', () => {
  expect(() => toSignedIn({ locale: 'de', userId: 7 })).toThrow(Malformed);
});
