import { type Say, type TextKey } from '../texts/language';
import { html, type Html } from './html';

/** A button with a drawn sign; the sign is decoration, the label is read out. */
export const signButton = (say: Say, id: string, label: TextKey, d: string): Html => html`
  <button type="button" id="${id}" class="sign" aria-label="${say(label)}" title="${say(label)}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" /></svg>
  </button>
`;
