/**
 * The script of the provider's framed pages, served as a file. It posts messages only to the site's exact origin, as
 * defined in domain/cashier/methods/frameMessages.ts: its height, that the payer is done, the URL of the bank's page.
 * They never contain card data.
 */
export const FRAME_SCRIPT = `
const { parent: origin, done, redirect, charge, lost } = document.body.dataset;
const isFramed = window.parent !== window;
const tell = (message) => {
  if (isFramed) window.parent.postMessage({ source: 'baize-payment', version: 1, ...message }, origin);
};

let told = 0;
function measure() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (!height || height === told) return;
  told = height;
  tell({ type: 'ready', height });
}
new ResizeObserver(measure).observe(document.body);
tell({ type: 'ready', height: Math.max(120, document.body.scrollHeight) });
if (done !== undefined) tell({ type: 'done' });
if (redirect !== undefined) tell({ type: 'redirect', url: redirect });

const form = document.querySelector('form[data-card]');
if (form) {
  const field = (name) => form.elements.namedItem(name);
  const names = ['number', 'expiry', 'cvc', 'holder'];
  const digits = (text) => text.replace(/\\D/g, '');

  const luhn = (text) => {
    let sum = 0;
    [...text].reverse().forEach((digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      sum += value > 9 ? value - 9 : value;
    });
    return sum % 10 === 0;
  };
  const faultOf = {
    number: (value) => (/^\\d{12,19}$/.test(digits(value)) && luhn(digits(value)) ? null : 'Number'),
    expiry: (value) => {
      const found = /^(0[1-9]|1[0-2])\\/(\\d{2})$/.exec(value);
      if (!found) return 'Expiry';
      return new Date(2000 + Number(found[2]), Number(found[1]), 1) > new Date(Number(form.dataset.now)) ? null : 'Expired';
    },
    cvc: (value) => (/^\\d{3}$/.test(value) ? null : 'Cvc'),
    holder: () => null,
  };
  const show = (name, fault) => {
    const input = field(name);
    document.getElementById(name + '-fault').textContent = fault === null ? '' : form.dataset['fault' + fault];
    if (fault === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  const check = (name) => {
    const value = field(name).value.trim();
    const fault = value === '' ? 'Required' : faultOf[name](value);
    show(name, fault);
    return fault === null;
  };

  field('number').addEventListener('input', ({ target }) => {
    const atEnd = target.selectionStart === target.value.length;
    if (atEnd) target.value = digits(target.value).slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
  });
  field('expiry').addEventListener('input', ({ target, inputType }) => {
    const text = digits(target.value).slice(0, 4);
    if (target.selectionStart === target.value.length && !(inputType || '').startsWith('delete')) {
      target.value = text.length >= 2 ? text.slice(0, 2) + '/' + text.slice(2) : text;
    }
  });
  for (const name of names) {
    field(name).addEventListener('blur', () => {
      if (field(name).value !== '') check(name);
    });
  }

  const state = document.getElementById('state');
  const button = form.querySelector('button');
  let busy = false;
  const settle = (on) => {
    busy = on;
    button.disabled = on;
    state.textContent = on ? form.dataset.processing : '';
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    const wrong = names.filter((name) => !check(name));
    if (wrong.length > 0) {
      field(wrong[0]).focus();
      return;
    }
    settle(true);
    try {
      const card = Object.fromEntries(names.map((name) => [name, field(name).value]));
      const answer = await fetch(charge, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      if (answer.status === 422) {
        const { faults } = await answer.json();
        settle(false);
        for (const [name, fault] of Object.entries(faults)) {
          show(name, fault[0].toUpperCase() + fault.slice(1));
        }
        field(Object.keys(faults)[0]).focus();
        return;
      }
      if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
      form.reset();
      // Whatever came of it, the page itself says so; it asks the provider anew.
      location.replace(location.href);
    } catch {
      settle(false);
      state.textContent = lost;
    }
  });
}
`;
