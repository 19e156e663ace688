import { repeatEarlyPress } from '@/services/browser/earlyPress';
import { LATE_SCRIPTS, LATE_SCRIPTS_BOOTSTRAP } from '@/services/server/document/lateScripts';

const ADDRESSES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

/** Simulated browser state for the page's first script; `paint` fires a paint entry. */
let paint: (name: string) => void;
let readyState: DocumentReadyState;
let hidden: boolean;

class Observer {
  constructor(told: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    paint = (painted) => told({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  }
  observe = () => undefined;
}

function open(rtt?: number, Painted: unknown = Observer): void {
  document.head.innerHTML = `<script id="${LATE_SCRIPTS}" type="application/json">${JSON.stringify(ADDRESSES)}</script>`;
  Object.assign(window, { PerformanceObserver: Painted });
  Object.defineProperty(navigator, 'connection', {
    value: rtt === undefined ? undefined : { rtt },
    configurable: true,
  });
  // Runs the script as it is embedded in the page.
  new Function(LATE_SCRIPTS_BOOTSTRAP)();
}

function parsed(): void {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const begun = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const fetched = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];

/** The script's listeners on document and window, removed before the next page. */
const listened: [EventTarget, string, EventListener][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    const listen = (name: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listened.push([target, name, listener]);
      add(name, listener, options);
    };
    jest.spyOn(target, 'addEventListener').mockImplementation(listen as typeof add);
  }
  readyState = 'loading';
  hidden = false;
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  repeatEarlyPress();
  for (const [target, name, listener] of listened.splice(0)) target.removeEventListener(name, listener);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-blocked');
});

test('the scripts of a page begin after its first paint, in their order and once', () => {
  open();
  parsed();
  paint('first-paint');
  expect(begun()).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(begun().map((script) => script.getAttribute('src'))).toEqual(ADDRESSES);
  expect(begun().map(({ async }) => async)).toEqual([false, false]);
});

test('what is painted before the whole page is there waits for the rest of it', () => {
  open();
  paint('first-contentful-paint');
  expect(begun()).toEqual([]);
  parsed();
  expect(begun()).toHaveLength(2);
});

test.each([
  ['a slow connection', 150, 2],
  ['a fast one', 25, 0],
  ['one of which nothing is known', undefined, 0],
])('on %s (%s ms) %s scripts are fetched before the first paint, behind what it needs', (_, rtt, count) => {
  open(rtt);
  parsed();
  expect(fetched()).toHaveLength(count);
  expect(fetched().every((link) => link.getAttribute('fetchpriority') === 'low')).toBe(true);
  expect(begun()).toEqual([]);
});

test.each([
  ['in the background', () => (hidden = true), 0],
  ['that is hidden for its country', () => document.documentElement.setAttribute('data-blocked', ''), 0],
  ['of which no paint is told', () => undefined, 1_000],
])('a page %s begins its scripts once it has loaded', (_, prepare, wait) => {
  open(undefined, undefined);
  prepare();
  parsed();
  expect(begun()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  if (wait > 0) jest.advanceTimersByTime(wait - 1);
  expect(begun()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(begun()).toHaveLength(2);
});

describe('a press before the page is alive', () => {
  const button = () => document.querySelector('button')!;

  test('is repeated once, and sends no form by itself', () => {
    document.body.innerHTML = '<form><button><span>Log in</span></button></form>';
    open();
    const heard = jest.fn<void, [Event]>();
    button().addEventListener('click', (event) => event.preventDefault());
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().firstElementChild!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    button().addEventListener('click', heard);
    repeatEarlyPress();
    expect(heard).toHaveBeenCalledTimes(1);
    repeatEarlyPress();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is let go when its button has gone, and links are left to the browser', () => {
    document.body.innerHTML = '<a href="#games">Games</a><button>Menu</button>';
    open();
    const pressed = button();
    const heard = jest.fn<void, [Event]>();
    pressed.addEventListener('click', heard);
    pressed.click();
    pressed.remove();
    const follow = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')!.dispatchEvent(follow);
    expect(follow.defaultPrevented).toBe(false);
    repeatEarlyPress();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('on a form that works without scripts is left to the browser', () => {
    document.body.innerHTML = '<form action="/casino"><button>Search</button></form>';
    open();
    const sent = jest.fn<void, [Event]>((event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', sent);
    button().click();
    expect(sent).toHaveBeenCalledTimes(1);
    repeatEarlyPress();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is left alone once the page is alive', () => {
    document.body.innerHTML = '<button>Menu</button>';
    open();
    repeatEarlyPress();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});
