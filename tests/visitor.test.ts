import { FRESH_MS, MARKETING_LIFE_MS } from '@/domain/site/marketing/stamped';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { answerConsent, dropAffiliate, keepVisit, noteVisit, visitFacts } from '@/services/browser/visitor';

const NOW = 1_800_000_000_000;
const HERE = 'https://casino.example/vip';
const ARRIVAL = `${HERE}?nxafk=aff&cpnc=c&mkt=m`;

const clear = () => {
  answerConsent('refused', NOW);
  for (const name of Object.values(STORED)) writeStored(name, null);
  document.cookie = 'nxaft=; Max-Age=0; Path=/';
};
beforeEach(clear);
afterEach(clear);

const keptNames = () => Object.values(STORED).filter((name) => readStored(name) !== null);

test('OP-107 before consent is answered, nothing is stored on the device or reported', () => {
  noteVisit(ARRIVAL, 'nxafk', NOW);
  expect(keptNames()).toEqual([]);
  expect(visitFacts(true, NOW)).toMatchObject({
    cpnc: null,
    mkt: null,
    cpncToSent: null,
    firstUrl: null,
    affiliate: null,
  });
});

test('TRK-01 TRK-03 STOR-03 what the first address said is kept and told once it is allowed', () => {
  noteVisit(ARRIVAL, 'nxafk', NOW);
  answerConsent('granted', NOW + 60_000);
  expect(readStored(STORED.affiliate)).toBe('aff');
  expect(visitFacts(true, NOW + 60_000)).toMatchObject({
    cpnc: 'c',
    mkt: 'm',
    cpncToSent: 'c',
    affiliate: 'aff',
    firstUrl: ARRIVAL,
  });
});

test('STOR-03 personal data of another site in the first address is not kept', () => {
  noteVisit(`${HERE}?linkedAccountUuid=u&email=e&dateOfBirth=d&cpnc=1`, 'nxafk', NOW);
  answerConsent('granted', NOW);
  expect(readStored(STORED.firstUrl)).toBe(`${HERE}?cpnc=1`);
});

test('a refusal forgets what was noted and removes what was kept', () => {
  noteVisit(ARRIVAL, 'nxafk', NOW);
  answerConsent('granted', NOW);
  answerConsent('refused', NOW);
  expect(keptNames()).toEqual([STORED.consent]);
  answerConsent('granted', NOW);
  expect(readStored(STORED.affiliate)).toBeNull();
});

test('STOR-03 STOR-04 first address and device token are written at the first visit and not again', () => {
  answerConsent('granted', NOW);
  noteVisit(`${HERE}?cpnc=1`, 'nxafk', NOW);
  keepVisit();
  const token = readStored(STORED.uidToken);
  noteVisit(`${HERE}?cpnc=2`, 'nxafk', NOW);
  keepVisit();
  expect(readStored(STORED.firstUrl)).toBe(`${HERE}?cpnc=1`);
  expect(token).toMatch(/^[\da-f-]{36}$/);
  expect(readStored(STORED.uidToken)).toBe(token);
  expect(visitFacts(true, NOW)).toMatchObject({ cpnc: '2', uidToken: token });
});

test('STOR-06 TRK-04 cpnc counts as the latest for a week, and is reported at all for a year', () => {
  answerConsent('granted', NOW);
  noteVisit(ARRIVAL, 'nxafk', NOW);
  keepVisit();
  const told = (age: number) => {
    const { cpnc, cpncToSent } = visitFacts(false, NOW + age);
    return [cpnc, cpncToSent];
  };
  expect(told(FRESH_MS - 1)).toEqual(['c', 'c']);
  expect(told(FRESH_MS)).toEqual(['c', null]);
  expect(told(MARKETING_LIFE_MS)).toEqual([null, null]);
});

test('STOR-02 the affiliate of the cookie counts where the storage has none', () => {
  document.cookie = 'nxaft=baked; Path=/';
  expect(visitFacts(false, NOW).affiliate).toBe('baked');
  writeStored(STORED.affiliate, 'stored');
  expect(visitFacts(false, NOW).affiliate).toBe('stored');
  expect(visitFacts(true, NOW).affiliate).toBeNull();
});

test('TRK-02 a used affiliate token is gone from storage and cookie', () => {
  document.cookie = 'nxaft=baked; Path=/';
  writeStored(STORED.affiliate, 'stored');
  dropAffiliate();
  expect(visitFacts(false, NOW).affiliate).toBeNull();
});

test('TRK-06 the kind of device is stored anew on every load', () => {
  answerConsent('granted', NOW);
  writeStored(STORED.userDeviceType, 'mobile');
  keepVisit();
  expect(readStored(STORED.userDeviceType)).toBe('desktop');
});

test('where the market requires no consent, nobody is asked and everything is stored', () => {
  noteVisit(ARRIVAL, 'nxafk', NOW);
  keepVisit();
  expect(visitFacts(false, NOW)).toMatchObject({ cpnc: 'c', affiliate: 'aff' });
});
