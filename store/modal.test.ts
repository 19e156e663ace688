import fc from 'fast-check';
import { mayOpen, MODALS, modalIn, type ModalName } from './modal';
import { withoutModal } from './modalParameters';

const names = Object.keys(MODALS) as ModalName[];

const OURS: readonly string[] = [
  'menu',
  'search',
  'verify-email',
  'first-steps',
  'self-test',
  'notices',
  'switch-account',
  'google-signup',
  'inbox',
  'live-chat',
  'statistics',
];

test('the fourteen names of the specification are known, and ours', () => {
  expect(names.filter((name) => !OURS.includes(name))).toHaveLength(14);
  for (const name of names) expect(modalIn(`?modal=${name}`)).toEqual({ name, values: {} });
});

test.each(['', '?modal=', '?modal=nothing', '?modal=Login', '?modal=toString', '?modal=__proto__', '?met=visa'])(
  'no modal is asked for by "%s"',
  (search) => expect(modalIn(search)).toBeNull(),
);

test('a modal reads the parameters that belong to it, and no other', () => {
  const beside = '&met=visa%20card&PaReq=a%2Bb%3D&MD=1&page=2';
  expect(modalIn(`?modal=login${beside}`)?.values).toEqual({});
  expect(modalIn(`?modal=deposit-failed${beside}`)?.values).toEqual({ met: 'visa card' });
  expect(modalIn(`?modal=deposit-3ds-success${beside}`)?.values).toEqual({ met: 'visa card', PaReq: 'a+b=', MD: '1' });
});

test('what is for guests is not for players; results of a deposit are for everybody (OP-025)', () => {
  const barred = (signedIn: boolean) => names.filter((name) => !mayOpen(name, signedIn));
  expect(barred(true)).toEqual(['login', 'signup', 'google-signup', 'hold']);
  expect(barred(false)).toEqual(['verify-email', 'first-steps', 'inbox', 'notices']);
});

test('A14 AUTH-11 on a mirror without log-in its dialog stays closed, and that to register opens', () => {
  expect(names.filter((name) => !mayOpen(name, false, true))).toEqual([
    'login',
    'verify-email',
    'first-steps',
    'inbox',
    'notices',
  ]);
});

test('an address without its modal is that of the page', () => {
  expect(withoutModal('/de/casino?modal=login')).toBe('/de/casino');
  expect(withoutModal('/casino?page=2&modal=deposit-failed&met=visa#top')).toBe('/casino?page=2');
  expect(withoutModal('/casino?PaReq=a&MD=b&utm=c%20d')).toBe('/casino?utm=c+d');
  expect(withoutModal('/vip?modal=login&google=failed')).toBe('/vip');
});

test('taking the modal away changes nothing else of a query', () => {
  const query = fc.dictionary(
    fc.string().filter((key) => !['modal', 'met', 'PaReq', 'MD', 'google'].includes(key)),
    fc.string(),
  );
  fc.assert(
    fc.property(query, fc.string(), (others, name) => {
      const rest = new URLSearchParams(others).toString();
      const asked = new URLSearchParams({ ...others, modal: name, met: name }).toString();
      expect(withoutModal(`/casino?${asked}`)).toBe(rest ? `/casino?${rest}` : '/casino');
    }),
  );
});
