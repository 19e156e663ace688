import { Check, CircleSlash, Clock, Undo2, X, type IconNode } from 'lucide';
import type { Told } from '@/domain/cashier/deposit/outcome';
import type { TextKey } from '@/hooks/useT';

type Look = {
  title: TextKey;
  icon: IconNode;
  tone: 'success' | 'danger' | 'warning' | 'info';
  button: TextKey;
  /** Whether the button leads to the cashier for a new payment; otherwise it closes the dialog. */
  again: boolean;
  /** Whether another method is offered (DRES-03). */
  alternative: boolean;
};

const WRONG = { button: 'ui.tryAgain', again: true, alternative: true } as const;

/** Title, icon and buttons of each outcome (DRES-01, OP-075). */
const LOOKS: Readonly<Record<Told['outcome'], Look>> = {
  success: {
    title: 'depositResult.title.credited',
    icon: Check,
    tone: 'success',
    button: 'depositResult.ok',
    again: false,
    alternative: false,
  },
  failed: { ...WRONG, title: 'depositResult.title.failed', icon: X, tone: 'danger' },
  returned: { ...WRONG, title: 'depositResult.title.returned', icon: Undo2, tone: 'warning' },
  declined: { ...WRONG, title: 'depositResult.title.declined', icon: X, tone: 'danger' },
  cancelled: {
    title: 'depositResult.title.cancelled',
    icon: CircleSlash,
    tone: 'warning',
    button: 'depositResult.later',
    again: false,
    alternative: true,
  },
  pending: {
    title: 'depositResult.title.pending',
    icon: Clock,
    tone: 'warning',
    button: 'depositResult.ok',
    again: false,
    alternative: false,
  },
};

/** An unproven claim keeps its title and buttons but looks pending; a claimed success gets a neutral title. */
export function lookOf({ outcome, proven }: Told): Look {
  const look = LOOKS[outcome];
  if (proven) return look;
  const title = outcome === 'success' ? 'depositResult.title.success' : look.title;
  return { ...look, title, icon: Clock, tone: 'info' };
}
