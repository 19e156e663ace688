import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { Tracker } from './Tracker';

test.each(['cancelled', 'rejected', 'failed'] as const)('L10 a withdrawal that was %s carries no tick', (stage) => {
  show(
    <Tracker
      stages={[
        { stage: 'requested', at: '2026-11-20T12:00:00Z' },
        { stage, at: '2026-11-20T13:00:00Z' },
      ]}
    />,
  );
  const [first, last] = screen.getAllByRole('listitem');
  expect(first).not.toHaveClass('ended');
  expect(last).toHaveClass('ended');
});
