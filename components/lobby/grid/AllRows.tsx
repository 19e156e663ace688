import { useLayoutEffect } from 'react';
import { type RowWindowProps } from './RowWindow';

/** Tells that every row of a grid is to be drawn. */
export function AllRows({ rows, onRange }: RowWindowProps) {
  useLayoutEffect(() => onRange({ first: 0, last: rows - 1 }), [rows, onRange]);
  return null;
}
