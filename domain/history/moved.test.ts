import { shortId } from './moved';

test('L18 ids that begin alike are told apart by their ends; a short one stays whole', () => {
  expect(shortId('1c67ca26-b324-470e-bf47-7fce25ddec89')).toBe('1c67…ec89');
  expect(shortId('1c67ca26-b324-470e-bf47-7fce25dd0001')).toBe('1c67…0001');
  expect(shortId('D-7KQ2-M9XF')).toBe('D-7KQ2-M9XF');
});
