import { useState } from 'react';
import { useAbsent } from '@/hooks/useAbsent';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useSetPreferencesMutation } from '@/services/account/preferences';
import { STORED, writeStored } from '@/services/browser/storage';

/** `failed`: the account did not take the choice; the device has it unless the account says otherwise. */
export type QuietSwitch = { isOn: boolean; isBusy: boolean; failed: boolean; turn: (on: boolean) => Promise<void> };

/** Quiet mode and its switch: kept on this device, and on the account of who is signed in where the backend can. */
export function useQuietSwitch(): QuietSwitch {
  const isOn = useQuiet();
  const isPlayer = useIsAuthenticated();
  const noPreferences = useAbsent('preferences');
  const [save, { isLoading }] = useSetPreferencesMutation();
  const [failed, setFailed] = useState(false);
  const turn = async (on: boolean) => {
    if (isLoading || on === isOn) return;
    setFailed(false);
    writeStored(STORED.quiet, on ? '1' : null);
    if (!isPlayer || noPreferences) return;
    const { error } = await save({ quietMode: on });
    setFailed(error !== undefined);
  };
  return { isOn, isBusy: isLoading, failed, turn };
}
