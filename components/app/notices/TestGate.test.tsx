import { screen } from '@testing-library/react';
import { STORED, writeStored } from '@/services/browser/storage';
import { show } from '@/tests/render';
import { TestGate } from './TestGate';

jest.mock('../late/withTexts', () => ({ withTexts: () => () => <p>the panel</p> }));

afterEach(() => writeStored(STORED.countryCheck, null));

test.each([
  ['1', true, true],
  ['0', true, false],
  [null, true, false],
  ['1', false, false],
])('with the flag %s, allowed %s, the panel is there: %s', (flag, allowTestPanel, there) => {
  writeStored(STORED.countryCheck, flag);
  show(<TestGate />, { settings: { allowTestPanel } });
  expect(screen.queryByText('the panel') !== null).toBe(there);
});
