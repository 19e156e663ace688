import { STORED, writeStored } from '@/services/storage';
import type { HttpOptions } from '@/services/http';
import { browserHttp } from './browserHttp';

const mockOptions: HttpOptions[] = [];
jest.mock('@/services/http', () => ({
  createHttp: (options: HttpOptions) => {
    mockOptions.push(options);
    return async () => options.token?.();
  },
}));

const get = { method: 'GET', path: '/api/x' } as const;

afterEach(() => writeStored(STORED.token, null));

test('one client asks our own origin, in the language as it is at each call, with the token as it is at each call', async () => {
  const { http, speak } = browserHttp('de');
  expect(await http(get)).toBeNull();
  writeStored(STORED.token, 'abc');
  expect(await http(get)).toBe('abc');
  expect(mockOptions).toHaveLength(1);
  expect(mockOptions[0]).toMatchObject({ baseUrl: '' });
  expect(mockOptions[0]?.language()).toBe('de');
  speak('th');
  expect(mockOptions[0]?.language()).toBe('th');
});
