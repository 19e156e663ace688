import { readDeviceGames, withGame, withoutGame, writeDeviceGames } from '@/domain/game/deviceGames';
import type { GameSummary } from '@/domain/game/game';
import { readStored, STORED, writeStored } from '@/services/browser/storage';

/** The two lists of games that a browser keeps for a guest. */
export type DeviceList = 'favourites' | 'recentGames';

/** A list as the browser stores it; null for none. */
export const storedGames = (list: DeviceList): string | null => readStored(STORED[list]);

/** The games of a list as they are stored now, the latest first. */
export const deviceGames = (list: DeviceList): GameSummary[] => readDeviceGames(storedGames(list));

const write = (list: DeviceList, games: readonly GameSummary[]) => writeStored(STORED[list], writeDeviceGames(games));

/** Keeps a game on this device, in front of the others. */
export const keepGame = (list: DeviceList, game: GameSummary): void => write(list, withGame(deviceGames(list), game));

/** Takes games off this device. */
export const dropGames = (list: DeviceList, ids: readonly string[]): void =>
  write(
    list,
    ids.reduce((games, id) => withoutGame(games, id), deviceGames(list)),
  );
