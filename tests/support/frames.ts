import { act } from '@testing-library/react';

/** Lets some frames pass: the store tells of answers once per frame, so that a wait of milliseconds may end before it does. */
export const frames = (count = 4) =>
  act(async () => {
    for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
  });
