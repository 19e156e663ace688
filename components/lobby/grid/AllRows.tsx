import { useLayoutEffect } from 'react';
import { type RowWindowProps } from './RowWindow';

/** Fallback for RowWindow: requests all rows of the grid. */
export function AllRows({ rows, onRange }: RowWindowProps) {
  useLayoutEffect(() => onRange({ first: 0, last: rows - 1 }), [rows, onRange]);
  return null;
}
