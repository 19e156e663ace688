import { bareHost, mirrorOf } from './mirror';

const MIRROR = {
  url: 'https://www.mirror.example:8443/start',
  domainId: 7,
  settings: {
    loginOff: true,
    registrationConfigs: [
      { country: 'de', windows: [{ from: '22:00', to: '06:00', deviceType: 'mobile' }] },
      { country: 'AT', from: '10:00', to: '12:00', deviceType: 'desktop' },
    ],
  },
};

test('CONF-17 ENT-30 a mirror has host, id, loginOff and windows by country', () => {
  expect(mirrorOf(MIRROR, 'mirror.example')).toEqual({
    host: 'mirror.example',
    domainId: 7,
    loginOff: true,
    registrationConfigs: [
      { country: 'DE', windows: [{ from: '22:00', to: '06:00', deviceType: 'mobile' }] },
      { country: 'AT', windows: [{ from: '10:00', to: '12:00', deviceType: 'desktop' }] },
    ],
  });
});

test.each([
  ['https://www.Mirror.Example:443/x?y#z', 'mirror.example'],
  ['mirror.example', 'mirror.example'],
  ['mirror.example:5300', 'mirror.example'],
])('the host of %s is %s', (url, host) => {
  expect(bareHost(url)).toBe(host);
});

test('AUTH-13 the mirror is the one whose host is the present one, of one or of many', () => {
  const other = { ...MIRROR, url: 'other.example', domainId: 'b' };
  expect(mirrorOf([MIRROR, other], 'www.OTHER.example:80')?.domainId).toBe('b');
  expect(mirrorOf([MIRROR, other], 'site.example')).toBeNull();
  expect(mirrorOf(MIRROR, 'www.mirror.example')?.domainId).toBe(7);
});

test.each([null, undefined, 'mirror.example', 7, {}, { url: 'mirror.example' }, { url: '', domainId: 1 }, [null]])(
  'the setting %j names no mirror',
  (setting) => {
    expect(mirrorOf(setting, 'mirror.example')).toBeNull();
    expect(mirrorOf(setting, '')).toBeNull();
  },
);

test('windows that cannot be read are left out', () => {
  const settings = {
    registrationConfigs: [
      { country: 'DE', windows: [{ from: '25:00', to: '26:00', deviceType: 'mobile' }, { from: '10:00' }, null] },
      { windows: [] },
    ],
  };
  expect(mirrorOf({ ...MIRROR, settings }, 'mirror.example')).toMatchObject({
    loginOff: false,
    registrationConfigs: [{ country: 'DE', windows: [] }],
  });
});
