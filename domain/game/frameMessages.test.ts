import fc from 'fast-check';
import {
  readSiteMessage,
  readStudioMessage,
  wrapSiteMessage,
  wrapStudioMessage,
  type SiteMessage,
  type StudioMessage,
} from './frameMessages';

const BUY = { type: 'bonusBuyAsked', price: '84.00', stake: '1.00', currency: 'EUR' } as const;
const STUDIO: readonly StudioMessage[] = [
  { type: 'ready' },
  { type: 'ready', anyShape: true },
  { type: 'exit' },
  { type: 'escape' },
  { type: 'failed', code: 'SESSION_ENDED' },
  { type: 'refused', code: 'dailyBetLimit', limit: '50.00', left: '0.40', currency: 'EUR' },
  { type: 'refused', code: 'INSUFFICIENT_BALANCE' },
  { type: 'connection', online: false },
  BUY,
  { ...BUY, returnToPlayer: 96.52 },
  { type: 'roundStarted', stake: '1.00', balance: '999.00', currency: 'DEMO' },
  { type: 'roundEnded', roundId: 'r1', stake: '1.00', win: '0.40', balance: '999.40', currency: 'DEMO' },
];
const SITE: readonly SiteMessage[] = [
  { type: 'hello', locale: 'en', bonusBuy: false },
  { type: 'hello', locale: 'en', bonusBuy: true },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'bonusBuyAnswer', confirmed: true },
  { type: 'bonusBuyAnswer', confirmed: false },
];

test.each(STUDIO)('a $type message of the studio is read as it was sent', (message) => {
  expect(readStudioMessage(structuredClone(wrapStudioMessage(message)))).toEqual(message);
});

test.each(SITE)('a $type message of the site is read as it was sent', (message) => {
  expect(readSiteMessage(structuredClone(wrapSiteMessage(message)))).toEqual(message);
});

test.each([
  ['no name', { type: 'ready' }],
  ['another version', { ...wrapStudioMessage({ type: 'ready' }), version: 2 }],
  ['an unknown type', { ...wrapStudioMessage({ type: 'ready' }), type: 'navigate' }],
  ['a number as amount', { ...wrapStudioMessage(STUDIO.at(-1)!), win: 0.4 }],
  ['a negative amount', { ...wrapStudioMessage(STUDIO.at(-1)!), win: '-1' }],
  ['an amount with an exponent', { ...wrapStudioMessage(STUDIO.at(-1)!), win: '1e309' }],
  ['a connection that is neither', { ...wrapStudioMessage({ type: 'ready' }), type: 'connection', online: 'yes' }],
  ['a code of 65 characters', wrapStudioMessage({ type: 'failed', code: 'x'.repeat(65) })],
  ['a price that is a number', { ...wrapStudioMessage(BUY), price: 84 }],
  ['a price without its currency', { ...wrapStudioMessage(BUY), currency: '' }],
  ["the site's own message", wrapSiteMessage({ type: 'pause' })],
])('%s is ignored', (_, data) => {
  expect(readStudioMessage(data)).toBeNull();
});

test.each([false, 1, 'true', null])('a frame that says %s of its shape is like one that says nothing', (anyShape) => {
  expect(readStudioMessage({ ...wrapStudioMessage({ type: 'ready' }), anyShape })).toEqual({ type: 'ready' });
});

test.each([0, -1, 100.01, NaN, Infinity, '96'])('a return of %s is left out', (returnToPlayer) => {
  expect(readStudioMessage({ ...wrapStudioMessage(BUY), returnToPlayer })).toEqual(BUY);
});

test.each([
  ['an answer that is neither', { ...wrapSiteMessage({ type: 'pause' }), type: 'bonusBuyAnswer', confirmed: 'yes' }],
  ['an answer of the frame', wrapStudioMessage(BUY)],
])('%s is not read of the site', (_, data) => {
  expect(readSiteMessage(data)).toBeNull();
});

test('a site that says nothing of bonus buys, or no plain yes, offers none', () => {
  const hello = { source: 'baize-site', version: 1, type: 'hello', locale: 'en' };
  for (const bonusBuy of [undefined, 'true', 1])
    expect(readSiteMessage({ ...hello, bonusBuy })).toEqual({ type: 'hello', locale: 'en', bonusBuy: false });
});

test('nothing but our messages is ever read, and nothing throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readStudioMessage(data)).toBeNull();
      expect(readSiteMessage(data)).toBeNull();
    }),
  );
});

test('what a message carries besides is left behind', () => {
  expect(readStudioMessage({ ...wrapStudioMessage({ type: 'ready' }), extra: 'x' })).toEqual({ type: 'ready' });
});
