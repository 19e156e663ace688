import Router from 'next/router';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { answerConsent } from '@/services/browser/visitor';
import { fakeTab } from '@/tests/support/tab';
import { trackVisit } from './trackVisit';

let stop = () => {};

function goTo(path: string): void {
  window.history.pushState(null, '', path);
  Router.events.emit('routeChangeComplete', path, { shallow: false });
}
const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts a visit at an address; returns the tracked paths. */
async function visiting(
  address: string,
  settings: Record<string, unknown> = { consentRequired: false },
  fails = false,
) {
  window.history.pushState(null, '', address);
  const tab = fakeTab(() => {
    if (fails) throw { code: 'INTERNAL', message: 'oops' };
    return {};
  }, settings);
  stop = await trackVisit(tab.store, location.href);
  return { ...tab, told: () => tab.asked.map(({ body }) => body as { data: { path: string; previous: string[] } }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
  for (const name of Object.values(STORED)) writeStored(name, null);
});

test('TRK-07 ENT-25 API-34 a page is told 300 ms after it was opened, not before, with all fields', async () => {
  const { asked, told } = await visiting('/casino?cpnc=c&mkt=m');
  await settle(299);
  expect(asked).toEqual([]);
  await settle(1);
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/user/log-event' });
  expect(told()).toEqual([
    {
      event: 'pageView',
      data: { path: '/casino', previous: [] },
      mkt: 'm',
      userDeviceType: 'desktop',
      cpncToSent: 'c',
    },
  ]);
});

test('TRK-08 of two changes within 300 ms only the page that stays is told', async () => {
  const { told } = await visiting('/casino');
  await settle(300);
  goTo('/vip');
  await settle(100);
  goTo('/promotions');
  await settle(300);
  expect(told().map(({ data }) => data.path)).toEqual(['/casino', '/promotions']);
});

test('ENG-05 the first page of a visit by a link tells whose link it was, and a token of the device', async () => {
  const { told } = await visiting('/casino?nxafk=friend-1');
  await settle(300);
  goTo('/vip');
  await settle(300);
  expect(told().map(({ data }) => data)).toEqual([
    { path: '/casino', previous: [], affiliate: 'friend-1', uidToken: readStored(STORED.uidToken) },
    { path: '/vip', previous: ['/casino'] },
  ]);
});

test('TRK-09 each page brings the last five before it', async () => {
  const { told } = await visiting('/1');
  await settle(300);
  for (const path of ['/2', '/3', '/4', '/5', '/6', '/7']) {
    goTo(path);
    await settle(300);
  }
  expect(told().at(-1)?.data).toEqual({ path: '/7', previous: ['/2', '/3', '/4', '/5', '/6'] });
});

test('a dialog over the page is no other page', async () => {
  const { told } = await visiting('/casino');
  await settle(300);
  goTo('/casino?modal=login');
  await settle(300);
  expect(told()).toHaveLength(1);
});

test('TRK-11 a failed report is not shown to the visitor', async () => {
  const { store } = await visiting('/casino', { consentRequired: false }, true);
  await settle(300);
  expect(store.getState().alerts).toEqual([]);
});

test('OP-107 where consent is asked for, nothing is kept or told before it is given; then the present page is', async () => {
  const { told } = await visiting('/casino?nxafk=aff', {});
  await settle(1_000);
  goTo('/vip');
  await settle(1_000);
  expect(told()).toEqual([]);
  expect(readStored(STORED.uidToken)).toBeNull();
  answerConsent('granted', Date.now());
  await settle(300);
  expect(told().map(({ data }) => data)).toMatchObject([{ path: '/vip', previous: [] }]);
  expect(readStored(STORED.affiliate)).toBe('aff');
});

test('CONF-16 the affiliate is named by the parameter of the settings', async () => {
  await visiting('/casino?ref=partner', { consentRequired: false, affiliateKeyQueryParameter: 'ref' });
  expect(readStored(STORED.affiliate)).toBe('partner');
});

/** The frame of the operator's analytics, and what it is told. */
function analytics() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src="/analytics.html"]');
  const told: unknown[] = [];
  if (frame) jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message) => void told.push(message));
  const come = () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame?.contentWindow ?? null,
        data: { type: 'operatorScript', state: 'ready' },
      }),
    );
  return { frame, told, come };
}

test('analytics hear of pages once their script has come, and of none without the setting', async () => {
  document.documentElement.lang = 'en';
  await visiting('/casino', { consentRequired: false, analyticsScript: 'https://count.example/a.js' });
  await settle(300);
  const { told, come } = analytics();
  expect(told).toEqual([]);
  come();
  goTo('/vip');
  await settle(300);
  expect(told).toEqual([
    { type: 'pageView', path: '/casino', language: 'en' },
    { type: 'pageView', path: '/vip', language: 'en' },
  ]);
  stop();
  await visiting('/casino');
  await settle(300);
  expect(analytics().frame).toBeNull();
});

test('analytics wait for the consent, and go with it', async () => {
  await visiting('/casino', { analyticsScript: 'https://count.example/a.js' });
  await settle(300);
  expect(analytics().frame).toBeNull();
  answerConsent('granted', Date.now());
  await settle(300);
  expect(analytics().frame).not.toBeNull();
  answerConsent('refused', Date.now());
  expect(analytics().frame).toBeNull();
});
