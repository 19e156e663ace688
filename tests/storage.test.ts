import { readStored, STORED, TAB_STORED, watchStored, writeStored } from '@/services/browser/storage';

const { token } = STORED;
const stops: (() => void)[] = [];

function watched() {
  const watcher = jest.fn();
  stops.push(watchStored(watcher));
  return watcher;
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
/** A browser whose settings block storage: accessing the property throws. */
const block = () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

afterEach(() => {
  jest.restoreAllMocks();
  stops.splice(0).forEach((stop) => stop());
  writeStored(token, null);
});

test('a stored value can be read by name, and is removed by storing null', () => {
  expect(readStored(token)).toBeNull();
  writeStored(token, 'abc');
  expect(localStorage.getItem('token')).toBe('abc');
  expect(readStored(token)).toBe('abc');
  writeStored(token, null);
  expect(localStorage.getItem('token')).toBeNull();
  expect(readStored(token)).toBeNull();
});

test('watchers hear of changes made here and in other tabs, until they stop', () => {
  const watcher = watched();
  writeStored(token, 'abc');
  expect(watcher).toHaveBeenCalledTimes(1);
  localStorage.setItem('token', 'other');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(watcher).toHaveBeenCalledTimes(2);
  expect(readStored(token)).toBe('other');
  // A page that was put away hears nothing until it is shown again.
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(watcher).toHaveBeenCalledTimes(2);
  shown(true);
  expect(watcher).toHaveBeenCalledTimes(3);
  stops.splice(0).forEach((stop) => stop());
  writeStored(token, null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  shown(true);
  expect(watcher).toHaveBeenCalledTimes(3);
});

test('STOR-09 where storage is blocked, values last as long as the page', () => {
  block();
  const watcher = watched();
  expect(readStored(token)).toBeNull();
  writeStored(token, 'abc');
  expect(readStored(token)).toBe('abc');
  expect(watcher).toHaveBeenCalledTimes(1);
  writeStored(token, null);
  expect(readStored(token)).toBeNull();
});

test('STOR-09 where storage is full, the new value holds over the old one', () => {
  writeStored(token, 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored(token, 'new');
  expect(readStored(token)).toBe('new');
  jest.restoreAllMocks();
  writeStored(token, 'newer');
  expect([readStored(token), localStorage.getItem('token')]).toEqual(['newer', 'newer']);
});

test('STOR-09 what belongs to a tab is kept by the tab, with the same care', () => {
  const watcher = watched();
  const { theatre, listPlace } = TAB_STORED;
  for (const name of [theatre, listPlace('entry')]) {
    writeStored(name, 'kept');
    expect([sessionStorage.getItem(name), localStorage.getItem(name)]).toEqual(['kept', null]);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    writeStored(name, 'held');
    expect(readStored(name)).toBe('held');
    jest.restoreAllMocks();
    writeStored(name, null);
    expect(readStored(name)).toBeNull();
  }
  expect(watcher).toHaveBeenCalledTimes(6);
});
