import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { type Around, Surroundings } from './surroundings/Surroundings';

export { type Around, guestStore, Surroundings } from './surroundings/Surroundings';

/** Renders a component as a page would show it, with a simulated user. */
export const show = (part: ReactNode, around: Around = {}) => ({
  user: userEvent.setup(),
  ...render(part, { wrapper: ({ children }) => <Surroundings {...around}>{children}</Surroundings> }),
});
