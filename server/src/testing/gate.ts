/** Holds something back until the test opens it. */
export type Gate = { passed: Promise<void>; open: () => void };

export function createGate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
