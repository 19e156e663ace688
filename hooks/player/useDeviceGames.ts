import { useMemo, useSyncExternalStore } from 'react';
import { readDeviceGames } from '@/domain/game/deviceGames';
import type { GameSummary } from '@/domain/game/game';
import { storedGames, type DeviceList } from '@/services/lobby/deviceGames';
import { watchStored } from '@/services/browser/storage';

/** A page is everybody's: the server and the first paint know of none. */
const none = () => null;

/** The games of a list on this device, here and in other tabs; none on the server and while hydrating. */
export function useDeviceGames(list: DeviceList): readonly GameSummary[] {
  const text = useSyncExternalStore(watchStored, () => storedGames(list), none);
  return useMemo(() => readDeviceGames(text), [text]);
}
