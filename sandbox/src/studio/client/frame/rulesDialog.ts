import { element } from './elements';

/** Opens and closes the rules, which are in the page from the start. */
export function wireRules(): void {
  const dialog = element<HTMLDialogElement>('rules');
  element('open-rules').addEventListener('click', () => dialog.showModal());
  element('close-rules').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
