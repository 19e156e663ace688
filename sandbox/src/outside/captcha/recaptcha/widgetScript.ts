/** The script of the box and of the challenge: both get a token from this origin and tell the page around. */
export const WIDGET_SCRIPT = `
const { key, parent: origin, failed } = document.body.dataset;
const box = document.getElementById('person');
const go = document.getElementById('go');
const close = document.getElementById('close');
const note = document.getElementById('note');
const first = note.textContent;
let busy = false;
const tell = (message) => window.parent.postMessage({ type: 'recaptcha', ...message }, origin);

function clear(text) {
  busy = false;
  note.textContent = text;
  if (box) box.checked = false;
}

async function solve(action) {
  if (busy) return;
  busy = true;
  try {
    const answer = await fetch('/recaptcha/api2/solve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, action }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    tell({ state: 'solved', token: (await answer.json()).token });
    if (!box) busy = false;
  } catch {
    clear(failed);
    tell({ state: 'failed' });
  }
}

box?.addEventListener('change', () => {
  // Once ticked it stays so: a token is on its way or given.
  box.checked = true;
  solve();
});
go?.addEventListener('click', () => solve());
close?.addEventListener('click', () => tell({ state: 'closed' }));
window.addEventListener('keydown', ({ key: pressed }) => {
  if (close && pressed === 'Escape') tell({ state: 'closed' });
});
window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== origin || data?.type !== 'recaptcha') return;
  if (data.state === 'clear') clear(first);
  if (data.state === 'execute') solve(data.action);
});
`;
