import { type TextKey } from '../../texts/language';
import { element, write } from './elements';

/** What the player can do about the problem. */
export type Action = { label: string; run(): void };

export type Notice = {
  show(text: string, action?: Action): void;
  hide(): void;
};

/** The only place for problems and their remedies; announced at once. */
export function createNotice(): Notice {
  const box = element('notice');
  const button = element<HTMLButtonElement>('notice-action');
  let run: () => void = () => undefined;
  button.addEventListener('click', () => run());
  /** A button that goes away hands the focus on to the one that plays: else the keyboard would have lost its place. */
  const handOn = () => {
    if (document.activeElement === button) document.querySelector<HTMLElement>('.controls .spin')?.focus();
  };
  return {
    show(text, action) {
      write(element('notice-text'), text);
      if (!action) handOn();
      button.hidden = !action;
      write(button, action?.label ?? '');
      run = action?.run ?? run;
      box.hidden = false;
    },
    hide() {
      handOn();
      box.hidden = true;
    },
  };
}

/** Errors the player can do something about; all others use `state.refused`. */
export const REFUSALS: Readonly<Record<string, TextKey>> = {
  SPIN_TOO_SOON: 'state.soon',
  SESSION_ENDED: 'state.ended',
  TAKEN_BACK: 'real.takenBack',
};
