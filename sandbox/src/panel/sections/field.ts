import { html, type Html, NOTHING } from '../../http/html';

/** An option of a form: the submitted value and its text. */
export type Choice = { value: string; text: string; isChosen?: boolean };

const labelled = (id: string, label: string, control: Html): Html =>
  html`<div class="field"><label for="${id}">${label}</label>${control}</div>`;

const option = ({ value, text, isChosen }: Choice): Html =>
  html`<option value="${value}" ${isChosen ? html`selected` : NOTHING}>${text}</option>`;

/** A select box; `id` is unique on the page. */
export const choose = (id: string, label: string, name: string, choices: readonly Choice[]): Html =>
  labelled(
    id,
    label,
    html`<select id="${id}" name="${name}">
      ${choices.map(option)}
    </select>`,
  );

/** A text input; `id` is unique on the page. */
export const write = (id: string, label: string, name: string, value: string | number = ''): Html =>
  labelled(id, label, html`<input id="${id}" name="${name}" value="${value}" autocomplete="off" spellcheck="false" />`);
