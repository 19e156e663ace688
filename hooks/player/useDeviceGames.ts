import { useMemo, useSyncExternalStore } from 'react';
import { readDeviceGames } from '@/domain/game/deviceGames';
import type { GameSummary } from '@/domain/game/game';
import { storedGames, type DeviceList } from '@/services/lobby/deviceGames';
import { watchStored } from '@/services/browser/storage';

/** Pages are shared by all visitors, so the server and the first paint have no device games. */
const none = () => null;

/** Games of a list on this device, synchronised across tabs; empty on the server and while hydrating. */
export function useDeviceGames(list: DeviceList): readonly GameSummary[] {
  const text = useSyncExternalStore(watchStored, () => storedGames(list), none);
  return useMemo(() => readDeviceGames(text), [text]);
}
