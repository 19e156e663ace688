import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { RestrictedRegistration } from './RestrictedRegistration';

test('AUTH-06 a visitor from a country without registration is told so', () => {
  show(<RestrictedRegistration reason="country" />);
  expect(screen.getByRole('status')).toHaveTextContent('Registration form is not available in your country');
});

test('outside the registration hours it says to come back later', () => {
  show(<RestrictedRegistration reason="window" />);
  expect(screen.getByRole('status')).toHaveTextContent(/closed at this time of day.*come back later/);
});
