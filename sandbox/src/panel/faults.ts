import { type OperationId } from '@/contract/wire';

/** How a call goes wrong. */
export type Fault =
  | { kind: 'slow'; seconds: number }
  | { kind: 'status'; status: 500 | 503 | 403 }
  /** Status 200 with JSON that ends in the middle. */
  | { kind: 'broken' }
  /** No answer ever comes. */
  | { kind: 'hang' }
  /** The connection is closed instead of an answer. */
  | { kind: 'cut' };

/** A fault that waits for its call. */
export type FaultRule = {
  operation: OperationId;
  /** Name of the brand whose visitors meet it; null: those of all brands. */
  brand: string | null;
  fault: Fault;
  /** How many more calls it spoils; null: all until it is taken back. */
  left: number | null;
};

/** The faults that are set, at most one for each call and brand. */
export function createFaults() {
  const rules = new Map<string, FaultRule>();
  const keyOf = (operation: OperationId, brand: string | null) => `${operation} ${brand ?? '*'}`;

  return {
    set: (rule: FaultRule): void => void rules.set(keyOf(rule.operation, rule.brand), rule),
    clear: (operation: OperationId, brand: string | null): void => void rules.delete(keyOf(operation, brand)),
    clearAll: (): void => rules.clear(),
    list: (): readonly FaultRule[] => [...rules.values()],
    /** The fault that a call for this brand meets now, if any; it counts as met. */
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
