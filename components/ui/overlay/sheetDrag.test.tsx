import { fireEvent, screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { Dialog } from './Dialog';

const onClose = jest.fn();
let isPhone = true;

beforeEach(() => {
  onClose.mockReset();
  isPhone = true;
  window.matchMedia = ((query: string) => ({ matches: isPhone && query.includes('768px') })) as typeof matchMedia;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

function open({ held = false } = {}) {
  show(
    <Dialog open title="Log in" {...(held ? {} : { onClose })}>
      <p>content</p>
      <input aria-label="E-mail" />
    </Dialog>,
  );
  return screen.getByRole<HTMLDialogElement>('dialog');
}

/** Moves a finger by steps of 20 px, `pace` milliseconds each; true if the browser may scroll as well. */
function swipe(from: Element, by: number, { pace = 100, right = 0, lift = true } = {}): boolean {
  let at = 1000;
  const send = (kind: string, y: number, x = 0) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    Object.assign(event, { touches: kind === 'touchend' ? [] : [{ clientX: x, clientY: y }] });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return fireEvent(from, event);
  };
  let scrolls = send('touchstart', 100);
  for (let done = 20; done <= Math.abs(by); done += 20) {
    at += pace;
    scrolls = send('touchmove', 100 + done * Math.sign(by), right) && scrolls;
  }
  if (lift) send('touchend', 100 + by);
  return scrolls;
}

const heading = () => screen.getByRole('heading', { name: 'Log in' });
const content = () => screen.getByText('content');

test('the sheet follows the finger, and nothing scrolls meanwhile', () => {
  const sheet = open();
  expect(swipe(heading(), 80, { lift: false })).toBe(false);
  expect(sheet.style.translate).toBe('0 80px');
});

test.each([
  ['a long pull', 260, 100],
  ['a short flick', 80, 10],
])('%s closes it, told once, as Escape is', (_, by, pace) => {
  const sheet = open();
  swipe(content(), by, { pace });
  expect(sheet.open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sheet.style.translate).toBe('');
});

test('a short, slow pull springs back', () => {
  const sheet = open();
  swipe(heading(), 100);
  expect(sheet.open).toBe(true);
  expect(sheet.style.translate).toBe('');
});

test('content that is scrolled goes on scrolling, and its heading still drags', () => {
  const sheet = open();
  content().parentElement!.scrollTop = 40;
  expect(swipe(content(), 400)).toBe(true);
  expect(sheet.open).toBe(true);
  swipe(heading(), 400);
  expect(sheet.open).toBe(false);
});

test.each([
  ['up', () => content(), -400, 0],
  ['sideways', () => content(), 100, 300],
  ['in a field', () => screen.getByRole('textbox'), 400, 0],
])('a finger that moves %s leaves it alone', (_, at, by, right) => {
  const sheet = open();
  expect(swipe(at(), by, { right })).toBe(true);
  expect(sheet.open).toBe(true);
});

test('one that needs an answer does not move', () => {
  const held = open({ held: true });
  swipe(heading(), 400, { lift: false });
  expect(held.style.translate).toBe('');
});

test('a dialog of a larger screen does not move', () => {
  isPhone = false;
  const sheet = open();
  swipe(heading(), 400);
  expect(sheet.open).toBe(true);
});
