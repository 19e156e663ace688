import { useAbsent } from '../useAbsent';

/** Whether games have pages here that tell their return and risk, so that a sentence may say so. */
export const useHasOdds = (): boolean => !useAbsent('game');
