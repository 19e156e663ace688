import { type OperationId } from '@/contract/wire';

export type Fault =
  | { kind: 'slow'; seconds: number }
  | { kind: 'status'; status: 500 | 503 | 403 }
  /** Status 200 with truncated JSON. */
  | { kind: 'broken' }
  /** No answer is ever sent. */
  | { kind: 'hang' }
  /** The connection is closed without an answer. */
  | { kind: 'cut' };

export type FaultRule = {
  operation: OperationId;
  /** Name of the brand affected; null: all brands. */
  brand: string | null;
  fault: Fault;
  /** Number of calls still to fail; null: all until the fault is removed. */
  left: number | null;
};

/** The configured faults, at most one per operation and brand. */
export function createFaults() {
  const rules = new Map<string, FaultRule>();
  const keyOf = (operation: OperationId, brand: string | null) => `${operation} ${brand ?? '*'}`;

  return {
    set: (rule: FaultRule): void => void rules.set(keyOf(rule.operation, rule.brand), rule),
    clear: (operation: OperationId, brand: string | null): void => void rules.delete(keyOf(operation, brand)),
    clearAll: (): void => rules.clear(),
    list: (): readonly FaultRule[] => [...rules.values()],
    /** The fault that applies to a call for this brand, or null. Counts the call. */
    take(operation: OperationId, brand: string): Fault | null {
      const key = [keyOf(operation, brand), keyOf(operation, null)].find((one) => rules.has(one));
      const rule = key === undefined ? undefined : rules.get(key);
      if (key === undefined || !rule) return null;
      if (rule.left === 1) rules.delete(key);
      else if (rule.left !== null) rules.set(key, { ...rule, left: rule.left - 1 });
      return rule.fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
