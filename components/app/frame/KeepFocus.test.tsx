import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { isFocusLost } from '@/hooks/address/focusPage';
import { show } from '@/tests/render';
import { KeepFocus } from './KeepFocus';

/** A button that gives way to its result, inside a section, a dialog or the page alone. */
function Part({ how }: { how: 'section' | 'dialog' | 'page' }) {
  const [done, setDone] = useState(false);
  const inner = done ? <p>Done</p> : <button onClick={() => setDone(true)}>Claim</button>;
  return (
    <main tabIndex={-1}>
      <KeepFocus />
      {how === 'section' && <section aria-label="Reward">{inner}</section>}
      {how === 'dialog' && (
        <dialog open aria-label="Claim it">
          <div>{inner}</div>
        </dialog>
      )}
      {how === 'page' && <div>{inner}</div>}
      <button>Elsewhere</button>
    </main>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

test.each([
  ['section', () => screen.getByRole('region', { name: 'Reward' })],
  ['dialog', () => screen.getByRole('dialog', { name: 'Claim it' })],
  ['page', () => screen.getByRole('main')],
] as const)(
  'the focus of a button that gives way to its result goes to what is left around it: %s',
  async (how, place) => {
    const { user } = show(<Part how={how} />);
    await user.click(screen.getByRole('button', { name: 'Claim' }));
    await settle();
    expect(place()).toHaveFocus();
    // Who asks then still finds a better place.
    expect(isFocusLost()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(document.querySelector('[data-kept]')).toBeNull();
    if (how !== 'page') expect(place()).not.toHaveAttribute('tabindex');
  },
);

test('who finds a better place keeps it, and a press beside everything takes the focus as ever', async () => {
  function Better() {
    const [done, setDone] = useState(false);
    return (
      <section aria-label="Reward">
        {done ? (
          <p tabIndex={-1} ref={(result) => result?.focus()} />
        ) : (
          <button onClick={() => setDone(true)}>Claim</button>
        )}
        <KeepFocus />
      </section>
    );
  }
  const { user, unmount } = show(<Better />);
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await settle();
  expect(screen.getByRole('paragraph')).toHaveFocus();
  unmount();

  show(<Part how="section" />);
  screen.getByRole('button', { name: 'Claim' }).focus();
  act(() => screen.getByRole('button', { name: 'Claim' }).blur());
  screen.getByRole('main').append('A change');
  await settle();
  expect(document.body).toHaveFocus();
});

test('a button that was left on purpose takes nobody back when it goes', async () => {
  const { user } = show(<Part how="section" />);
  const claim = screen.getByRole('button', { name: 'Claim' });
  claim.focus();
  await user.click(document.body);
  act(() => claim.click());
  await settle();
  expect(document.body).toHaveFocus();
});

test('a dialog that closes over a button that is gone leads to what is around it', async () => {
  function Closing() {
    const [open, setOpen] = useState(true);
    return (
      <section aria-label="Withdrawals">
        <KeepFocus />
        <dialog open={open}>
          {/* jsdom leaves the focus in a dialog that closes. */}
          <button onClick={({ currentTarget }) => (currentTarget.blur(), setOpen(false))}>Close</button>
        </dialog>
      </section>
    );
  }
  const { user } = show(<Closing />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await settle();
  expect(screen.getByRole('region', { name: 'Withdrawals' })).toHaveFocus();
});
