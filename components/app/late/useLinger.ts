import { useEffect, useState } from 'react';

/** The value; after it becomes null, the last one for another `ms` milliseconds. */
export function useLinger<T>(value: T | null, ms: number): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  useEffect(() => {
    if (value !== null || last === null) return;
    const timer = setTimeout(() => setLast(null), ms);
    return () => clearTimeout(timer);
  }, [value, last, ms]);
  return value ?? last;
}
