import { type Say, type TextKey } from '../texts/language';
import { html, type Html } from '../../http/html';

/** An icon button; the icon is decorative, the label is announced. */
export const signButton = (say: Say, id: string, label: TextKey, d: string): Html => html`
  <button type="button" id="${id}" class="sign" aria-label="${say(label)}" title="${say(label)}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" /></svg>
  </button>
`;
