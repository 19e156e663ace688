import { createIntents } from './intents';

it('keeps a key until its write was answered', () => {
  const intents = createIntents();
  const key = intents.keyOf('EUR');
  expect(intents.keyOf('EUR')).toBe(key);
  intents.answered('EUR');
  expect(intents.keyOf('EUR')).not.toBe(key);
});

it('gives other values another key, and takes the first one up again', () => {
  const intents = createIntents();
  const key = intents.keyOf('20 EUR');
  expect(intents.keyOf('30 EUR')).not.toBe(key);
  expect(intents.keyOf('20 EUR')).toBe(key);
});
