import type { Operation } from '@/config/endpoints/operations';
import { useSettings } from './useSettings';

/** Whether the operator switched one of these calls off (OP-036): what cannot do without it says so in its place. */
export function useSwitchedOff(operations: readonly Operation[]): boolean {
  const { endpoints } = useSettings();
  return operations.some((operation) => endpoints[operation] === null);
}
