/** Something that a test holds back until it lets it go on. */
export type Gate = { passed: Promise<void>; open: () => void };

export function createGate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
