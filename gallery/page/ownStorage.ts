/** A storage that ends with its frame. */
function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

// States stand beside each other: what one keeps, such as a player's session, must not reach a guest's.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, name, { value: createStorage() });
