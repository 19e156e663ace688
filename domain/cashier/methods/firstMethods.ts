import type { PaymentMethod } from './paymentMethod';

/** More than four, so that they are not drawn at full width (PAY-14); with the button after them they fill their rows. */
const AT_FIRST = { narrow: 5, wide: 7 };

/**
 * The methods shown before all are asked for, in their order: the first ones, among them the kept wherever they
 * stand. All of them where only one would be left out.
 */
export function firstMethods<M extends Pick<PaymentMethod, 'id'>>(
  methods: readonly M[],
  kept: ReadonlySet<string>,
  width: keyof typeof AT_FIRST,
): readonly M[] {
  const atFirst = AT_FIRST[width];
  if (methods.length <= atFirst + 1) return methods;
  let room = atFirst - methods.filter(({ id }) => kept.has(id)).length;
  return methods.filter(({ id }) => kept.has(id) || room-- > 0);
}
