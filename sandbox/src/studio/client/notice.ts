import { type TextKey } from '../texts/language';
import { element, write } from './elements';

/** What the player can do about it. */
export type Action = { label: string; run(): void };

export type Notice = {
  show(text: string, action?: Action): void;
  hide(): void;
};

/** The one place that says what is wrong and what can be done about it; read out at once. */
export function createNotice(): Notice {
  const box = element('notice');
  const button = element<HTMLButtonElement>('notice-action');
  let run: () => void = () => undefined;
  button.addEventListener('click', () => run());
  return {
    show(text, action) {
      write(element('notice-text'), text);
      button.hidden = !action;
      write(button, action?.label ?? '');
      run = action?.run ?? run;
      box.hidden = false;
    },
    hide() {
      box.hidden = true;
    },
  };
}

/** Refusals the player can do something about; everything else is `state.refused`. */
export const REFUSALS: Readonly<Record<string, TextKey>> = {
  SPIN_TOO_SOON: 'state.soon',
  SESSION_ENDED: 'state.ended',
  TAKEN_BACK: 'real.takenBack',
};
