import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { show } from '@/tests/render';
import { Dialog } from './Dialog';
import { ShownContext } from './ShownContext';

const onClose = jest.fn();

function Owner({ alert = false }: { alert?: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Dialog open={open} onClose={close} title="Log in" {...(alert ? { role: 'alertdialog' } : {})}>
      <input aria-label="E-mail" />
    </Dialog>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(() => onClose.mockReset());

test('it is modal, named by its heading, and holds what it is given', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  show(<Owner />);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
});

test('in a part of the page that is hidden it is not open, is not taken for closed, and comes back with what was typed', () => {
  const draw = (isShown: boolean) => (
    <ShownContext value={isShown}>
      <Owner />
    </ShownContext>
  );
  const { rerender } = show(draw(true));
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'maria@' } });
  rerender(draw(false));
  expect(dialog().open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  rerender(draw(true));
  expect(dialog().open).toBe(true);
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@');
});

test('what stands in the heading’s place leaves the dialog its name, and a finger drags the sheet by it', () => {
  const { container } = show(
    <Dialog open title="Log in" onClose={onClose} head={<nav aria-label="Register or log in" />}>
      <p>Welcome back</p>
    </Dialog>,
    { styled: true },
  );
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 2, name: 'Log in' });
  expect(getComputedStyle(heading).position).toBe('absolute');
  const head = screen.getByRole('navigation', { name: 'Register or log in' }).parentElement!;
  expect(head).toContainElement(heading);
  expect(getComputedStyle(head).position).toBe('sticky');
  expect(container.querySelectorAll('h2')).toHaveLength(1);
});

test('a dialog that reports an outcome has the role alertdialog', () => {
  show(<Owner alert />);
  expect(screen.getByRole('alertdialog', { name: 'Log in' })).toBeInTheDocument();
});

test('its first field comes before the button that closes it', async () => {
  const { user } = show(<Owner />);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('the room of the scrollbar that it hides stays free, so that the page does not move', () => {
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  show(<Owner />);
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('15px');
  width.mockReturnValue(window.innerWidth);
  show(<Owner alert />);
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('15px');
  width.mockRestore();
});

test('the close button closes the dialog and calls onClose once', async () => {
  const { user } = show(<Owner />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog().open).toBe(false);
});

test('onClose is called when the browser closes it by Escape or the back gesture', () => {
  show(<Owner />);
  act(() => dialog().close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press on the backdrop closes it', async () => {
  const { user } = show(<Owner />);
  await user.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press that begins or ends inside does not', async () => {
  const { user } = show(<Owner />);
  const field = screen.getByRole('textbox');
  await user.click(field);
  // The browser dispatches the click on the common ancestor of both ends: the dialog.
  for (const [down, up] of [
    [field, dialog()],
    [dialog(), field],
  ] as const) {
    fireEvent.pointerDown(down);
    fireEvent.pointerUp(up);
    fireEvent.click(dialog());
  }
  expect(onClose).not.toHaveBeenCalled();
});

test('closing from outside does not call onClose, and unmounting removes it from the top layer', () => {
  const { rerender, unmount } = show(
    <Dialog open title="Log in" onClose={onClose}>
      text
    </Dialog>,
  );
  const element = dialog();
  rerender(
    <Dialog open={false} title="Log in" onClose={onClose}>
      text
    </Dialog>,
  );
  expect(element.open).toBe(false);
  rerender(
    <Dialog open title="Log in" onClose={onClose}>
      text
    </Dialog>,
  );
  expect(element.open).toBe(true);
  unmount();
  expect(element.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('it stays open when React mounts it twice', () => {
  show(
    <StrictMode>
      <Owner />
    </StrictMode>,
  );
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('it starts towards what it was asked from', () => {
  const asker = document.body.appendChild(document.createElement('button'));
  asker.getBoundingClientRect = () => ({ left: 0, top: 700, width: 100, height: 68 }) as DOMRect;
  asker.focus();
  show(<Owner />);
  expect(dialog().style.getPropertyValue('--from-x')).toBe(`${Math.round((50 - window.innerWidth / 2) * 0.08)}px`);
  expect(dialog().style.getPropertyValue('--from-y')).toBe(`${Math.round((734 - window.innerHeight / 2) * 0.08)}px`);
  asker.remove();
});

test('the exit takes as long as the dialog stays in the page, and no style is in the markup', () => {
  show(<Owner />, { styled: true });
  expect(getComputedStyle(dialog()).transition).toContain('opacity var(--motion-slow)');
  expect(document.body.innerHTML).not.toMatch(/\sstyle=/);
});
