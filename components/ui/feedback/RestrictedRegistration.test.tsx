import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { RestrictedRegistration } from './RestrictedRegistration';

test('AUTH-06 a country that is not open is told so', () => {
  show(<RestrictedRegistration reason="country" />);
  expect(screen.getByRole('status')).toHaveTextContent('Registration form is not available in your country');
});

test('outside its hours it says that one can come back later', () => {
  show(<RestrictedRegistration reason="window" />);
  expect(screen.getByRole('status')).toHaveTextContent(/closed at this time of day.*come back later/);
});
