import type { Operation } from '@/config/endpoints/operations';
import { useSettings } from './useSettings';

/**
 * Whether the operator has switched off one of these calls (OP-036); components that need it show a message instead.
 */
export function useSwitchedOff(operations: readonly Operation[]): boolean {
  const { endpoints } = useSettings();
  return operations.some((operation) => endpoints[operation] === null);
}
