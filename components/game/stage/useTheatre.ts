import { useCallback } from 'react';
import { useStored } from '@/hooks/useStored';
import { TAB_STORED, writeStored } from '@/services/browser/storage';

const ON = '1';

/** Whether the player wants theatre mode, stored per tab, and its setter. */
export function useTheatre(): [on: boolean, set: (on: boolean) => void] {
  const on = useStored(TAB_STORED.theatre) === ON;
  return [on, useCallback((next: boolean) => writeStored(TAB_STORED.theatre, next ? ON : null), [])];
}
