/**
 * The captcha page's script, served as a file. It posts messages only to the exact origin of the framing page: ready
 * (with its height, again when that changes), solved (with a token), expired, failed. It listens for reset.
 */
export const FRAME_SCRIPT = `
const { siteKey, parent: origin, expired, failed } = document.body.dataset;
const box = document.getElementById('person');
const note = document.getElementById('note');
const first = note.textContent;
let timer = 0;
let busy = false;
const tell = (message) => window.parent.postMessage({ type: 'captcha', ...message }, origin);

function clear(text) {
  clearTimeout(timer);
  busy = false;
  box.checked = false;
  note.textContent = text;
}

async function solve() {
  const answer = await fetch('/captcha/solve', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteKey }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

box.addEventListener('change', async () => {
  // Once ticked it stays so: a token is on its way or given.
  if (busy) {
    box.checked = true;
    return;
  }
  busy = true;
  try {
    const { token, expiresInSeconds } = await solve();
    timer = setTimeout(() => {
      clear(expired);
      tell({ state: 'expired' });
    }, expiresInSeconds * 1000);
    note.textContent = first;
    tell({ state: 'solved', token, expiresInSeconds });
  } catch {
    clear(failed);
    tell({ state: 'failed' });
  }
});

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== origin || !data || data.type !== 'captcha') return;
  if (data.state === 'reset') clear(first);
});

// Ready at once, for a page may hide the frame until then, and browsers do not lay out what is hidden; then as it turns out.
const USUAL_HEIGHT = 68;
let told = 0;
function measure() {
  const height = Math.ceil(document.body.firstElementChild.getBoundingClientRect().height) || told || USUAL_HEIGHT;
  if (height === told) return;
  told = height;
  tell({ state: 'ready', height: height + 4 });
}
new ResizeObserver(measure).observe(document.body.firstElementChild);
measure();
`;
