/** Ends a switch over a union: a case added later stops compiling here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
