import { playerName } from './playerName';

const nobody = {
  firstName: null,
  lastName: null,
  nickname: null,
  email: 'maria.l@example.com',
  phoneCode: '49',
  phone: '15112345678',
};

test.each([
  [{ ...nobody, firstName: 'Maria', lastName: 'Lindqvist', nickname: 'marlin' }, 'Maria Lindqvist'],
  [{ ...nobody, firstName: ' Maria ', lastName: ' ' }, 'Maria'],
  [{ ...nobody, lastName: 'Lindqvist', nickname: 'marlin' }, 'Lindqvist'],
  [{ ...nobody, nickname: 'marlin' }, 'marlin'],
  [nobody, 'maria.l'],
  [{ ...nobody, email: null }, '+49 ••• 678'],
  [{ ...nobody, email: null, phone: null }, ''],
])('A15 %j is called %s', (player, name) => {
  expect(playerName(player)).toBe(name);
});
