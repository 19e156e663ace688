import { X } from 'lucide';
import {
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { IconButton } from '../controls/IconButton';
import { Panel, Root, type DialogSize } from './dialogLook';
import { dragSheet } from './sheetDrag';
import { ShownContext } from './ShownContext';
import { showOnTop } from './topDialog';

type DialogProps = {
  /** False plays the exit animation; the owner unmounts the dialog after MODAL_EXIT_MS. */
  open: boolean;
  /** Called after the player closed it in any way. Without it the dialog cannot be dismissed: it needs an answer. */
  onClose?: (() => void) | undefined;
  /** Heading and accessible name. */
  title: string;
  size?: DialogSize;
  /** 'alertdialog' reports an outcome, such as that of a deposit. */
  role?: 'dialog' | 'alertdialog';
  /** 64 px, above the heading: the outcome. */
  icon?: ReactNode;
  /** A picture above the heading, from edge to edge. */
  banner?: ReactNode;
  /** Stands in the heading's place, which is then for screen readers only: a choice between dialogs of one kind. */
  head?: ReactNode;
  /** Beside the content, on larger screens only: an image, or text that is not essential. */
  aside?: ReactNode;
  children: ReactNode;
};

/** How far a dialog starts towards what it was asked from, as a share of the way there. */
const TOWARDS = 0.08;

/** The page as it stands before the dialog is in it. */
type PageBefore = {
  /** Width that the page keeps free so that it does not move; null while another dialog hides it already. */
  scrollbar: string | null;
  /** Where the dialog comes from and, as it closes, goes back to (`dialogLook`); null for the middle. */
  from: { x: string; y: string } | null;
};

const CLOSED = { wasOpen: false, before: null };

function measurePage(): PageBefore | null {
  if (typeof document === 'undefined') return null;
  const { documentElement: page, activeElement: asked, body } = document;
  const scrollbar = document.querySelector('dialog[open]')
    ? null
    : `${Math.max(0, window.innerWidth - page.clientWidth)}px`;
  if (asked === null || asked === body) return { scrollbar, from: null };
  const { left, top, width, height } = asked.getBoundingClientRect();
  const way = (from: number, middle: number) => `${Math.round((from - middle) * TOWARDS)}px`;
  const from = { x: way(left + width / 2, window.innerWidth / 2), y: way(top + height / 2, window.innerHeight / 2) };
  return { scrollbar, from: width > 0 ? from : null };
}

function arrange(dialog: HTMLElement, { scrollbar, from }: PageBefore) {
  if (scrollbar !== null) document.documentElement.style.setProperty('--scrollbar', scrollbar);
  dialog.style.setProperty('--from-x', from && from.x);
  dialog.style.setProperty('--from-y', from && from.y);
}

/**
 * A modal, native dialog: makes the page behind it inert, takes the focus and restores it. The close button comes last,
 * so that the focus starts at the first field, or at the panel if it scrolls.
 */
export function Dialog({
  open: isAsked,
  onClose,
  title,
  size = 'normal',
  role,
  icon,
  banner,
  head,
  aside,
  children,
}: DialogProps) {
  const t = useT();
  const open = useContext(ShownContext) && isAsked;
  const titleId = useId();
  const root = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  // As it is asked for: once it is in the page, measuring would lay all of that out twice.
  const [{ wasOpen, before }, setBefore] = useState<{ wasOpen: boolean; before: PageBefore | null }>(CLOSED);
  if (wasOpen !== open) setBefore({ wasOpen: open, before: open ? measurePage() : before });
  const closed = useEffectEvent((dialog: HTMLDialogElement) => (onClose ? onClose() : dialog.showModal()));
  const isHeld = onClose === undefined;

  useLayoutEffect(() => {
    const dialog = root.current;
    if (!open || !dialog) return;
    // Only while it should be open, and checked late: the event may belong to a dialog that was reopened since.
    const onClosed = () => {
      if (!dialog.open) closed(dialog);
    };
    const onCancel = (event: Event) => {
      if (isHeld) event.preventDefault();
    };
    // Browsers close a dialog on the second Escape even if the first was prevented, unless closedby is none.
    if (isHeld) dialog.setAttribute('closedby', 'none');
    else dialog.removeAttribute('closedby');
    dialog.addEventListener('cancel', onCancel);
    if (before) arrange(dialog, before);
    const leaveTop = showOnTop(dialog);
    const endDrag = isHeld ? undefined : dragSheet(dialog, () => dialog.close());
    dialog.addEventListener('close', onClosed);
    return () => {
      endDrag?.();
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('cancel', onCancel);
      leaveTop();
      dialog.close();
    };
  }, [open, isHeld, before]);

  const dismiss = () => root.current?.close();
  const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  // A press that begins or ends inside, such as a text selection, does not count as one on the backdrop.
  const press = (event: PointerEvent) => {
    pressed.current = isBackdrop(event);
  };
  const release = (event: PointerEvent) => {
    pressed.current &&= isBackdrop(event);
  };
  return (
    <Root
      ref={root}
      $size={size}
      $aside={aside !== undefined}
      role={role}
      aria-labelledby={titleId}
      onPointerDown={press}
      onPointerUp={release}
      onClick={(event) => {
        if (!isHeld && pressed.current && isBackdrop(event)) dismiss();
      }}
    >
      {aside && <div className="aside">{aside}</div>}
      <Panel>
        {banner && <div className="banner">{banner}</div>}
        {icon && <div className="icon">{icon}</div>}
        {head ? (
          <div className="head">
            <h2 id={titleId}>{title}</h2>
            {head}
          </div>
        ) : (
          <h2 id={titleId}>{title}</h2>
        )}
        {children}
        {!isHeld && (
          <IconButton className="close" label={t('ui.close')} onClick={dismiss}>
            <Icon of={X} />
          </IconButton>
        )}
      </Panel>
    </Root>
  );
}
