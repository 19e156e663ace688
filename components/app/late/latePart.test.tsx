import { act, screen } from '@testing-library/react';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { show } from '@/tests/render';
import { latePart } from './latePart';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const Place = ({ children }: PropsWithChildren) => <section aria-label="place">{children}</section>;
const Waiting = () => <p>waits</p>;
const Failed = ({ name }: { name: string }) => <p>no part for {name}</p>;
const Part = ({ name }: { name: string }) => <p>the part of {name}</p>;
const load = jest.fn(() => Promise.resolve(Part));

/** A switch that is turned on from outside, as a session becomes known. */
const listeners = new Set<() => void>();
let isOn = false;
const useSwitch = () =>
  useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => isOn,
  );
const turnOn = () =>
  act(() => {
    isOn = true;
    for (const heard of listeners) heard();
  });

beforeEach(() => {
  isOn = false;
  load.mockClear();
});

test('a part that is not wanted is not loaded, and reserves no space', async () => {
  const Late = latePart({ texts: ['award'], load, useWanted: useSwitch, Place, Waiting });
  show(<Late name="Maria" />);
  await act(async () => {});
  expect(screen.queryByRole('region')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  turnOn();
  expect(await screen.findByText('the part of Maria')).toBeVisible();
});

test('a part that is not ready waits in its place, and is then shown there', async () => {
  const Late = latePart({ texts: ['award'], load, useReady: useSwitch, Place, Waiting });
  show(<Late name="Maria" />);
  await act(async () => {});
  expect(screen.getByRole('region', { name: 'place' })).toHaveTextContent('waits');
  expect(load).not.toHaveBeenCalled();
  turnOn();
  expect(await screen.findByText('the part of Maria')).toBeVisible();
  expect(screen.getByRole('region', { name: 'place' })).toHaveTextContent(/^the part of Maria$/);
});

test('a part that does not come leaves the page as it is, or says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = () => Promise.reject<typeof Part>(new Error('offline'));
  const Silent = latePart({ texts: ['award'], load: lost });
  const Speaking = latePart({ texts: ['award'], load: lost, Failed });
  show(
    <>
      <h1>The page</h1>
      <Silent name="Maria" />
      <Speaking name="Nora" />
    </>,
  );
  expect(await screen.findByText('no part for Nora')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
