import { useAbsent } from '../useAbsent';

/** Whether games have pages here that tell their return and risk, so that a sentence may say so. */
export function useHasOdds(): boolean {
  const [noLobby, noGame] = [useAbsent('lobby'), useAbsent('game')];
  return !noLobby && !noGame;
}
