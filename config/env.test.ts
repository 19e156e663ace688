const environment = { ...process.env };

async function envWith(variables: Record<string, string>) {
  process.env = { ...environment, ...variables };
  jest.resetModules();
  return (await import('./env')).siteEnv;
}

afterEach(() => {
  process.env = environment;
});

test('without variables the sandbox is the backend and the site is on port 3000', async () => {
  const siteEnv = await envWith({ API_URL: '', SANDBOX_PORT: '', PORT: '', TENANTS: '' });
  expect(siteEnv()).toMatchObject({ apiUrl: 'http://127.0.0.1:4001', publicOrigin: 'http://localhost:3000' });
  expect(siteEnv().tenants.size).toBe(0);
});

test('tenants map a host, in small letters, to the origin of its backend', async () => {
  const siteEnv = await envWith({ TENANTS: '{"Casino.Example:8443":{"api":"https://backend.example/path"}}' });
  expect([...siteEnv().tenants]).toEqual([['casino.example:8443', 'https://backend.example']]);
});

test.each([
  ['API_URL', 'backend'],
  ['API_URL', 'backend.example:8080'],
  ['PUBLIC_ORIGIN', ':3000'],
  ['PUBLIC_ORIGIN', 'localhost:3000'],
  ['TENANTS', '{"casino.example":"https://backend.example"}'],
  ['TENANTS', '{'],
  ['TENANTS', '{"casino.example":{"api":"backend.example:8080"}}'],
  ['TENANTS', '{"https://casino.example":{"api":"https://backend.example"}}'],
  ['SETTINGS_REQUIRED', '1'],
  ['SETTINGS_FAILURE_EXIT_CODE', '0'],
  ['SETTINGS_FAILURE_EXIT_CODE', '256'],
  ['SETTINGS_FAILURE_EXIT_CODE', 'fatal'],
  ['PROBE_BACKEND', 'no'],
  ['SETTINGS_OVERRIDE', '{brandName}'],
  ['SETTINGS_PAUSES_MS', '300'],
  ['SETTINGS_PAUSES_MS', 'soon,later'],
  ['RENDER_CALL_TIMEOUT_MS', '2s'],
  ['REPORT_URL', 'http://reports.example/'],
  ['REPORT_URL', 'https://reports.example/;x'],
  ['PSEUDO_TEXTS', 'klingon'],
  ['REVERSE_GEOCODE_URL', 'https://geo.example/reverse'],
  ['HEADER_NAMES', '{"langauge":"x-language"}'],
  ['HEADER_NAMES', '{"language":"x language"}'],
  ['HEADER_NAMES', '{"language":"x-a\\r\\nx-b: c"}'],
  ['SOCKET_URL', 'socket.example'],
  ['SOCKET_URL', 'https://socket.example/path'],
  ['SOCKET_URL', 'javascript:alert(1)'],
])('%s with the value %s is named by the error', async (name, value) => {
  const siteEnv = await envWith({ [name]: value });
  expect(() => siteEnv()).toThrow(name);
});

test('A22 header names and the socket are as config/http.ts and the site have them, unless the environment says otherwise', async () => {
  const plain = await envWith({ HEADER_NAMES: '', SOCKET_URL: '' });
  expect(plain()).toMatchObject({ headerNames: {}, socketUrl: null });
  const other = await envWith({ HEADER_NAMES: '{"language":"x-language"}', SOCKET_URL: 'https://socket.example/' });
  expect(other()).toMatchObject({ headerNames: { language: 'x-language' }, socketUrl: 'https://socket.example' });
});

test('the languages of our texts are all, or those that the environment names', async () => {
  expect((await envWith({ OWN_LANGUAGES: '' }))().ownLanguages).toBeNull();
  expect((await envWith({ OWN_LANGUAGES: 'de, fr' }))().ownLanguages).toEqual(['de', 'fr']);
});

test('pseudo texts are for development: production never has them', async () => {
  expect((await envWith({ PSEUDO_TEXTS: 'rtl', NODE_ENV: 'development' }))().pseudo).toBe('rtl');
  expect((await envWith({ PSEUDO_TEXTS: '', NODE_ENV: 'development' }))().pseudo).toBeNull();
  expect((await envWith({ PSEUDO_TEXTS: 'rtl', NODE_ENV: 'production' }))().pseudo).toBeNull();
});
