import { html, type Html, NOTHING } from '../studio/pages/html';

/** A choice of a form: what is sent, and what is read. */
export type Choice = { value: string; text: string; isChosen?: boolean };

/** A label with the control of that id below it. */
const labelled = (id: string, label: string, control: Html): Html =>
  html`<div class="field"><label for="${id}">${label}</label>${control}</div>`;

const option = ({ value, text, isChosen }: Choice): Html =>
  html`<option value="${value}" ${isChosen ? html`selected` : NOTHING}>${text}</option>`;

/** A list to choose from; `id` is unique on the page. */
export const choose = (id: string, label: string, name: string, choices: readonly Choice[]): Html =>
  labelled(
    id,
    label,
    html`<select id="${id}" name="${name}">
      ${choices.map(option)}
    </select>`,
  );

/** A line to write on. */
export const write = (id: string, label: string, name: string, value: string | number = ''): Html =>
  labelled(id, label, html`<input id="${id}" name="${name}" value="${value}" autocomplete="off" spellcheck="false" />`);
