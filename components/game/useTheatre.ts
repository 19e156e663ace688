import { useCallback, useSyncExternalStore } from 'react';
import { readTab, TAB_STORED, watchTab, writeTab } from '@/services/browser/tabStorage';

const ON = '1';
const stored = () => readTab(TAB_STORED.theatre) === ON;
const off = () => false;

/** Whether the player wants theatre mode, stored per tab, and its setter. */
export function useTheatre(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(watchTab, stored, off);
  return [on, useCallback((next: boolean) => writeTab(TAB_STORED.theatre, next ? ON : ''), [])];
}
