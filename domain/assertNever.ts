/** Exhaustiveness check for a switch over a union: an unhandled case fails to compile. Throws if reached at runtime. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
