import { useAddress } from './useAddress';

/** The page of a list that the address names, from 1. */
export function usePageNumber(): number {
  const asked = Number(useAddress('page'));
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}
