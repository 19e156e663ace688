import { useSelector } from 'react-redux';
import { STORED } from '@/services/browser/storage';
import type { State } from '@/store/store';
import { useStored } from '../useStored';
import { useExcluded } from './useExcluded';

/** Whether quiet mode is on: by the account where it says so, else by the device. False on the server. */
export function useQuiet(): boolean {
  const told = useSelector((state: State) => state.auth.quiet);
  const kept = useStored(STORED.quiet) !== null;
  return told ?? kept;
}

/** Whether nothing may be advertised to this visitor: one who is excluded, or in quiet mode. */
export function useUnpromoted(): boolean {
  const [excluded, quiet] = [useExcluded() !== null, useQuiet()];
  return excluded || quiet;
}
