import { Explained } from '../base/explain';

/** A positive whole number from the command line, or `otherwise` when none is given. */
export function numberOr(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Explained(`"${text}" is no whole number above 0.`);
  return Number(text);
}

/** Splits `count` into at most `parts` shares, as equal as possible and none empty. */
export function sharesOf(count: number, parts: number): number[] {
  const most = Math.min(count, parts);
  return Array.from({ length: most }, (_, index) => Math.floor(count / most) + (index < count % most ? 1 : 0));
}
