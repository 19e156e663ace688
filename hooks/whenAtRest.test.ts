import { REST, whenAtRest, whenIdle } from './whenAtRest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const loaded = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('a page that has loaded is left alone for a while', () => {
  loaded('complete');
  const task = jest.fn();
  whenAtRest(task);
  jest.advanceTimersByTime(REST - 1);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5);
  expect(task).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerdown'));
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('the rest begins when the page has loaded', () => {
  loaded('interactive');
  const task = jest.fn();
  whenAtRest(task);
  jest.advanceTimersByTime(10 * REST);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(REST + 5);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'somebody is there at the first %s, before or after the page has loaded',
  (touch) => {
    for (const state of ['interactive', 'complete'] as const) {
      loaded(state);
      const task = jest.fn();
      whenAtRest(task);
      window.dispatchEvent(new Event(touch));
      jest.advanceTimersByTime(5);
      expect(task).toHaveBeenCalledTimes(1);
      window.dispatchEvent(new Event('load'));
      jest.runAllTimers();
      expect(task).toHaveBeenCalledTimes(1);
    }
  },
);

test('a carousel that moves is nobody', () => {
  loaded('complete');
  const task = jest.fn();
  whenAtRest(task);
  document.body.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(5);
  expect(task).not.toHaveBeenCalled();
});

test('what is called off does not run, whatever happens', () => {
  for (const state of ['interactive', 'complete'] as const) {
    loaded(state);
    const task = jest.fn();
    const callOff = whenAtRest(task);
    window.dispatchEvent(new Event('keydown'));
    callOff();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('pointerdown'));
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  }
});

test('nor does it when the page loads between a touch and the calling off', () => {
  loaded('interactive');
  const task = jest.fn();
  const callOff = whenAtRest(task);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('load'));
  callOff();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});

test('a page that is never idle does not wait for ever', () => {
  const asked = jest.fn();
  Object.assign(window, { requestIdleCallback: asked, cancelIdleCallback: jest.fn() });
  const task = jest.fn();
  whenIdle(task);
  expect(asked).toHaveBeenCalledWith(task, { timeout: 2_000 });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});
