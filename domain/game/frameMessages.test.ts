import fc from 'fast-check';
import {
  readSiteMessage,
  readStudioMessage,
  wrapSiteMessage,
  wrapStudioMessage,
  type SiteMessage,
  type StudioMessage,
} from './frameMessages';

const STUDIO: readonly StudioMessage[] = [
  { type: 'ready' },
  { type: 'exit' },
  { type: 'escape' },
  { type: 'failed', code: 'SESSION_ENDED' },
  { type: 'roundStarted', stake: '1.00', balance: '999.00', currency: 'DEMO' },
  { type: 'roundEnded', roundId: 'r1', stake: '1.00', win: '0.40', balance: '999.40', currency: 'DEMO' },
];
const SITE: readonly SiteMessage[] = [{ type: 'hello', locale: 'en' }, { type: 'pause' }, { type: 'resume' }];

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
  ['a number as amount', { ...wrapStudioMessage(STUDIO[5]!), win: 0.4 }],
  ['a negative amount', { ...wrapStudioMessage(STUDIO[5]!), win: '-1' }],
  ['an amount with an exponent', { ...wrapStudioMessage(STUDIO[5]!), win: '1e309' }],
  ['a code of 65 characters', wrapStudioMessage({ type: 'failed', code: 'x'.repeat(65) })],
  ["the site's own message", wrapSiteMessage({ type: 'pause' })],
])('%s is ignored', (_, data) => {
  expect(readStudioMessage(data)).toBeNull();
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
