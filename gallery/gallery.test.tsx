import { act, render } from '@testing-library/react';
import { filesBelow } from '@/scripts/base/sources';
import ar from '@/locales-fallback/ar.json';
import en from '@/locales-fallback/en.json';
import { ENTRIES } from './entries';
import { storeFor } from './base/entry';
import { RAW_KEY } from './base/rawKey';
import { Stage } from './Stage';

const LANGUAGES = [
  ['en', en],
  ['ar', ar],
] as const;

/** Files of the kit that draw nothing by themselves: they are seen in the entries of those that use them. */
const UNSEEN = [
  'components/ui/form/usePressGuard.ts',
  'components/ui/layout/heroLook.ts',
  'components/ui/navigation/segments.ts',
  'components/ui/navigation/skipped.ts',
  'components/ui/overlay/OverDialogs.tsx',
  'components/ui/overlay/dialogLook.ts',
];

// The gallery has all texts at hand.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve({}) }));

beforeAll(() => {
  // jsdom has none of them.
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** What was drawn in English, by entry and state. */
const seen = new Map<string, Map<string, string>>();

const cases = ENTRIES.flatMap((entry) =>
  Object.keys(entry.states).map((state, index) => ({ name: entry.name, state, entry, isFirst: index === 0 })),
);

test.each(cases)('$name, $state, is drawn without complaint', async ({ entry, state, isFirst }) => {
  const asked = entry.states[state]!;
  // e2e/gallery sees the other states from right to left.
  for (const [locale, texts] of isFirst ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    if (asked.pathname) window.history.replaceState(null, '', asked.pathname);
    const store = await storeFor(asked);
    const { container, unmount } = render(<Stage {...{ state: asked, store, locale, texts }} />);
    // What an answer leads to starts at the end of an act: a search waits for a pause in typing after its first answer.
    for (const ms of [100, 300]) await act(() => jest.advanceTimersByTimeAsync(ms));
    expect(container.textContent).not.toMatch(RAW_KEY);
    if (state !== 'empty') expect(container).not.toBeEmptyDOMElement();
    if (state === 'error')
      expect(container.querySelector('[role=alert], [role=status], button, .danger, img, .name')).not.toBeNull();
    if (state === 'loading') expect(container.querySelector('[role=status], [aria-busy=true]')).not.toBeNull();
    // A dialog of a date picker and the like has ids that count on.
    const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
    if (locale === 'en') seen.set(entry.name, (seen.get(entry.name) ?? new Map()).set(state, html));
    unmount();
  }
});

test('no state shows what another one of the same part shows', () => {
  expect(seen.size).toBe(ENTRIES.length);
  for (const [name, states] of seen) expect([name, new Set(states.values()).size]).toEqual([name, states.size]);
});

test('every name is there once, and every file exists', () => {
  expect(new Set(ENTRIES.map(({ name }) => name)).size).toBe(ENTRIES.length);
  const files = filesBelow('components');
  for (const { file } of ENTRIES) expect(files).toContain(file);
});

test('every part of the kit is in the gallery', () => {
  const shown = new Set<string>(ENTRIES.map(({ file }) => file));
  const drawing = filesBelow('components/ui').filter(
    (file) =>
      !/\.test\./.test(file) &&
      (file.endsWith('.tsx') || /Look|Frame|Bar|Card|Foot|Question|pills|segments|skipped/.test(file)),
  );
  expect(drawing.filter((file) => !shown.has(file) && !UNSEEN.includes(file))).toEqual([]);
});
