import { readDeviceGames, withGame, withoutGame, writeDeviceGames } from '@/domain/game/deviceGames';
import type { GameSummary } from '@/domain/game/game';
import { readStored, STORED, writeStored } from '@/services/browser/storage';

/** The two game lists that a browser stores for a guest. */
export type DeviceList = 'favourites' | 'recentGames';

/** The raw stored list; null when there is none. */
export const storedGames = (list: DeviceList): string | null => readStored(STORED[list]);

/** The stored games, latest first. */
export const deviceGames = (list: DeviceList): GameSummary[] => readDeviceGames(storedGames(list));

const write = (list: DeviceList, games: readonly GameSummary[]) => writeStored(STORED[list], writeDeviceGames(games));

/** Stores a game on this device, at the front of the list. */
export const keepGame = (list: DeviceList, game: GameSummary): void => write(list, withGame(deviceGames(list), game));

/** Removes games from this device. */
export const dropGames = (list: DeviceList, ids: readonly string[]): void =>
  write(
    list,
    ids.reduce((games, id) => withoutGame(games, id), deviceGames(list)),
  );
