import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { NO_CHOICE, readTestChoice, withChange, type TestChoice } from '@/domain/country/testChoice';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import { logQuietly } from '@/services/browser/consoleLog';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { pretendPlace } from '@/store/visit/pretendPlace';
import type { Store } from '@/store/store';
import { wearTheme } from './wearTheme';

type UseTestChoice = {
  choice: TestChoice;
  change: (change: Partial<TestChoice>) => void;
  /** Removes the panel and everything it simulates; the choice is remembered for the next time. */
  turnOff: () => void;
};

/** The choice made in the panel, applied to this tab: simulated place and theme (OP-068). */
export function useTestChoice(): UseTestChoice {
  const dispatch = useDispatch<Store['dispatch']>();
  const { theme: usual } = useSettings();
  const stored = useStored(STORED.testChoice);
  const choice = useMemo(() => readTestChoice(stored), [stored]);
  const { country, currency, theme } = choice;

  const pretends = useRef(false);
  useEffect(() => {
    if (country === '' && currency === '' && !pretends.current) return;
    pretends.current = true;
    void dispatch(pretendPlace({ country, currency }));
  }, [country, currency, dispatch]);
  useEffect(() => void wearTheme(theme || usual), [theme, usual]);

  const log = (what: unknown) => {
    if (readStored(STORED.devMode) === '1') logQuietly('Test panel', what);
  };
  return {
    choice,
    change: (change) => {
      const next = withChange(choice, change);
      log(next);
      writeStored(STORED.testChoice, JSON.stringify(next));
    },
    turnOff: () => {
      log('off');
      if (pretends.current) void dispatch(pretendPlace(NO_CHOICE));
      void wearTheme(usual);
      writeStored(STORED.countryCheck, null);
    },
  };
}
