import { act } from '@testing-library/react';

/** Waits for some frames: the store notifies once per frame, so a wait in milliseconds may end before it does. */
export const frames = (count = 4) =>
  act(async () => {
    for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
  });
