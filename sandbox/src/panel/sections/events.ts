import { choose, write } from './field';
import { html } from '../../http/html';
import { type Section, WrongInput } from './section';
import { type SocketEvent } from '../../casino/socket/sockets';

const AMOUNT = /^-?\d{1,12}(\.\d{1,8})?$/;

const NAMES = ['failedDeposit', 'debit', 'credit'] as const satisfies readonly SocketEvent['name'][];

function eventOf(form: URLSearchParams): SocketEvent {
  const name = form.get('event');
  const value = form.get('value')?.trim() ?? '';
  if (name === 'failedDeposit') {
    if (value === '' || value.length > 64) throw new WrongInput('Give the name of a payment method.');
    return { name, payload: { method: value } };
  }
  if (name !== 'debit' && name !== 'credit') throw new WrongInput('Choose an event.');
  if (!AMOUNT.test(value)) throw new WrongInput('Give an amount such as 12.50.');
  return { name, payload: { win: value } };
}

const sayReceivers = (count: number): string => {
  if (count === 0) return 'Nobody was there to get the event.';
  return count === 1 ? 'The event went to one connection.' : `The event went to ${count} connections.`;
};

export const eventsSection: Section = {
  name: 'events',
  title: 'Socket events',
  draw({ sockets }) {
    const connections = sockets.connections();
    return html`<p>
        Connected now: <strong>${connections.length}</strong>. Browsers connect once somebody is signed in; guests never
        do.
      </p>
      <form method="post" action="/sandbox/events">
        ${choose(
          'events-event',
          'Event',
          'event',
          NAMES.map((name) => ({ value: name, text: name })),
        )}
        ${write('events-value', 'Payment method, or amount', 'value')}
        ${choose('events-to', 'To', 'to', [
          { value: '', text: 'everybody' },
          ...connections.map(({ id, player }) => ({ value: id, text: `player ${player}, ${id}` })),
        ])}
        <button>Send event</button>
      </form>`;
  },
  submit({ sockets }, form) {
    return { said: sayReceivers(sockets.send(eventOf(form), form.get('to') || null)) };
  },
};
