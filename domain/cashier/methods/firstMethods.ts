import type { PaymentMethod } from './paymentMethod';

/** Shown at first where there is little room; more than four, so that they are not drawn at full width (PAY-14). */
const AT_FIRST = 5;

/**
 * The methods shown before all are asked for, in their order: the first five, among them the kept ones wherever they
 * stand. All of them where only one would be left out.
 */
export function firstMethods<M extends Pick<PaymentMethod, 'id'>>(
  methods: readonly M[],
  kept: ReadonlySet<string>,
): readonly M[] {
  if (methods.length <= AT_FIRST + 1) return methods;
  let room = AT_FIRST - methods.filter(({ id }) => kept.has(id)).length;
  return methods.filter(({ id }) => kept.has(id) || room-- > 0);
}
