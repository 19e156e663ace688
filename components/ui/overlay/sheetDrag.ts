import { media } from '@/themes/media';
import { OVER_DIALOGS } from './OverDialogs';

/** From here on a finger drags; less is a press that trembles. */
const SLOP_PX = 6;
/** A sheet let go below this share of its height closes. */
const FAR = 0.35;
/** Pixels per millisecond at which a flick closes, wherever the sheet is. */
const FAST = 0.5;
/** How much of the end of a drag counts as its speed, in milliseconds. */
const LATE_MS = 100;

/** Fields keep their own drags: a selection, a slider, a list to choose from. A toast over the sheet is none of it. */
const OWN_DRAG = `input, textarea, select, [contenteditable], iframe, [role="slider"], [${OVER_DIALOGS}]`;
const HEADER = '.head, h2, .banner, .icon';

const isSheet = () => window.matchMedia(media.phone.replace('@media ', '')).matches;

/** Whether a finger on this element drags the sheet: on its header always, elsewhere with everything scrolled to its top. */
function mayDrag(sheet: HTMLElement, at: Element): boolean {
  if (at === sheet || at.closest(OWN_DRAG)) return false;
  if (at.closest(HEADER)?.parentElement?.parentElement === sheet) return true;
  for (let part: Element | null = at; part && part !== sheet; part = part.parentElement)
    if (part.scrollTop > 0) return false;
  return true;
}

type Drag = { x: number; y: number; moved: boolean; trail: { at: number; y: number }[] };

/**
 * Lets a finger pull a bottom sheet down, on phones. A flick or a long pull calls `onSwipe`; after anything less the sheet springs
 * back. Returns what ends it.
 */
export function dragSheet(sheet: HTMLElement, onSwipe: () => void): () => void {
  let drag: Drag | null = null;
  const release = () => {
    drag = null;
    sheet.style.removeProperty('transition');
    sheet.style.removeProperty('translate');
  };
  const start = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (drag) release();
    if (event.touches.length !== 1 || !finger || !isSheet()) return;
    if (!(event.target instanceof Element) || !mayDrag(sheet, event.target)) return;
    drag = { x: finger.clientX, y: finger.clientY, moved: false, trail: [] };
  };
  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!drag || !finger) return;
    const [right, down] = [Math.abs(finger.clientX - drag.x), finger.clientY - drag.y];
    if (!drag.moved) {
      if (Math.max(right, Math.abs(down)) < SLOP_PX) return;
      // Sideways and up belong to the content; what the browser already scrolls cannot be taken from it.
      if (down < right || !event.cancelable) {
        drag = null;
        return;
      }
      drag.moved = true;
      sheet.style.transition = 'none';
    }
    if (event.cancelable) event.preventDefault();
    drag.trail = [...drag.trail.filter(({ at }) => event.timeStamp - at <= LATE_MS), { at: event.timeStamp, y: down }];
    sheet.style.translate = `0 ${Math.max(0, down)}px`;
  };
  const end = (event: TouchEvent) => {
    const [first, last] = [drag?.trail[0], drag?.trail.at(-1)];
    release();
    if (!first || !last) return;
    const isHeld = event.timeStamp - last.at > LATE_MS;
    const speed = isHeld ? 0 : (last.y - first.y) / Math.max(1, last.at - first.at);
    const isFar = last.y > sheet.clientHeight * FAR && speed >= 0;
    if (isFar || (last.y > 0 && speed > FAST)) onSwipe();
  };
  sheet.addEventListener('touchstart', start, { passive: true });
  // Not passive: a drag of the sheet must not scroll what is in it.
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', release);
  return () => {
    release();
    sheet.removeEventListener('touchstart', start);
    sheet.removeEventListener('touchmove', move);
    sheet.removeEventListener('touchend', end);
    sheet.removeEventListener('touchcancel', release);
  };
}
