import { operationsOfContract } from '@/contract/document';
import { type OperationId } from '@/contract/wire';
import { choose, write } from './field';
import { html, type Html } from '../../http/html';
import { type Fault, type FaultRule } from '../../http/faults';
import { type Section, wholeNumber, WrongInput } from './section';

/** Operations that can be made to fail: those of the contract that the sandbox serves. Assets are files. */
const OPERATIONS = operationsOfContract.filter(({ operationId, 'x-built': built }) => built && operationId !== 'asset');

/** Form values and texts of the faults. */
const KINDS: readonly (readonly [value: string, name: string])[] = [
  ['slow', 'slow, by so many seconds'],
  ['500', 'status 500'],
  ['503', 'status 503'],
  ['403', 'status 403: the session ends'],
  ['broken', 'broken JSON'],
  ['hang', 'no answer at all'],
  ['cut', 'connection cut'],
];

function faultOf(form: URLSearchParams): Fault {
  const kind = form.get('fault') ?? '';
  if (kind === 'slow') return { kind, seconds: wholeNumber(form, 'seconds', 1, 120) };
  if (kind === '500' || kind === '503' || kind === '403') return { kind: 'status', status: Number(kind) as 500 };
  if (kind === 'broken' || kind === 'hang' || kind === 'cut') return { kind };
  throw new WrongInput('Choose a fault.');
}

function sayFault(fault: Fault): string {
  if (fault.kind === 'slow') return `slow by ${fault.seconds} s`;
  const value = fault.kind === 'status' ? String(fault.status) : fault.kind;
  return KINDS.find(([one]) => one === value)?.[1] ?? value;
}

const row = ({ operation, brand, fault, left }: FaultRule): Html =>
  html`<tr>
    <td><code>${operation}</code></td>
    <td>${brand ?? 'all'}</td>
    <td>${sayFault(fault)}</td>
    <td>${left ?? 'until taken back'}</td>
    <td>
      <form method="post" action="/sandbox/faults">
        <input type="hidden" name="operation" value="${operation}" />
        <input type="hidden" name="brand" value="${brand ?? ''}" />
        <button name="clear" value="1" aria-label="Take back: ${operation}, ${brand ?? 'all brands'}">Take back</button>
      </form>
    </td>
  </tr>`;

const table = (rules: readonly FaultRule[]): Html =>
  rules.length === 0
    ? html`<p>Every call is answered as it should be.</p>`
    : html`<table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Brand</th>
              <th scope="col">Fault</th>
              <th scope="col">Calls left</th>
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${rules.map(row)}
          </tbody>
        </table>
        <form method="post" action="/sandbox/faults"><button name="clearAll" value="1">Take all back</button></form>`;

function readRule(form: URLSearchParams): Pick<FaultRule, 'operation' | 'brand'> {
  const operation = form.get('operation');
  if (!OPERATIONS.some(({ operationId }) => operationId === operation)) throw new WrongInput('Choose a call.');
  return { operation: operation as OperationId, brand: form.get('brand') || null };
}

/** Injects faults into single calls, to see how the site handles them. */
export const faultsSection: Section = {
  name: 'faults',
  title: 'Faults',
  draw: ({ faults }, { brands }) =>
    html`<p>
        The fault happens to the call itself, whoever makes it: a browser, or the site’s server while it renders. Pages
        and settings that the site keeps for a while are not asked for.
      </p>
      ${table(faults.list())}
      <form method="post" action="/sandbox/faults">
        ${choose(
          'faults-call',
          'Call',
          'operation',
          OPERATIONS.map(({ operationId, method, path }) => ({
            value: operationId,
            text: `${operationId}: ${method.toUpperCase()} ${path}`,
          })),
        )}
        ${choose('faults-brand', 'Brand', 'brand', [
          { value: '', text: 'all' },
          ...brands.map((brand) => ({ value: brand, text: brand })),
        ])}
        ${choose(
          'faults-fault',
          'Fault',
          'fault',
          KINDS.map(([value, text]) => ({ value, text })),
        )}
        ${write('faults-seconds', 'Seconds, if slow', 'seconds', 5)}
        ${write('faults-count', 'Calls (empty: until taken back)', 'count')}
        <button>Set fault</button>
      </form>`,
  submit({ faults }, form) {
    if (form.has('clearAll')) {
      faults.clearAll();
      return { said: 'All faults are taken back.' };
    }
    const { operation, brand } = readRule(form);
    if (form.has('clear')) {
      faults.clear(operation, brand);
      return { said: 'The fault is taken back.' };
    }
    const left = form.get('count')?.trim() ? wholeNumber(form, 'count', 1, 1_000) : null;
    faults.set({ operation, brand, fault: faultOf(form), left });
    return { said: 'The fault is set.' };
  },
};
