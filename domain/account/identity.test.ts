import { genderOf, GENDERS } from './fields/gender';
import { uniqueKeyOf, usernameOf } from './identity';

test('an account is called by the part before the at sign and known by the whole address (OP-051)', () => {
  expect(usernameOf(' Maria.L@Example.com ')).toBe('Maria.L');
  expect(uniqueKeyOf(' Maria.L@Example.com ')).toBe('maria.l@example.com');
});

test('ENT-41 the genders are Not to say, Male, Female', () => {
  expect(GENDERS).toEqual(['Not to say', 'Male', 'Female']);
  expect(['Male', 'Female', null, 'male', 'x'].map(genderOf)).toEqual([
    'Male',
    'Female',
    'Not to say',
    'Not to say',
    'Not to say',
  ]);
});
