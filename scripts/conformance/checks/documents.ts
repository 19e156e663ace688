import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, type Context, must, refusal, skip, success } from '../backend/check';
import { signedIn } from '../backend/player';

/** A one-pixel image. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

type Headers = Record<string, string>;

function send(backend: Backend, headers: Headers, label: string, name = 'document.png', type = 'image/png') {
  const form = new FormData();
  form.append('label', label);
  form.append('file', new Blob([Buffer.from(PNG, 'base64')], { type }), name);
  return backend.call('uploadDocument', { form, headers });
}

const keyed = (headers: Headers): Headers => ({ ...headers, 'Idempotency-Key': randomUUID() });

const documentOf = (reply: Reply) => (reply.body as AnswerOf<'uploadDocument'>).data.document;

/** An accepted document is pending, listed, and the same when its upload is repeated. */
async function taken(backend: Backend, headers: Headers, label: string): Promise<string[]> {
  const once = keyed(headers);
  const first = await send(backend, once, label);
  const wrong = success(first, 'an upload');
  if (wrong.length > 0) return wrong;
  const again = await send(backend, once, label);
  const { documents } = ((await backend.call('documents', { headers })).body as AnswerOf<'documents'>).data;
  const { id, status } = documentOf(first);
  return [
    ...must(status === 'pending', `a document that was just sent is ${status}`),
    ...must(JSON.stringify(again.body) === JSON.stringify(first.body), 'a repeated upload gets another answer'),
    ...must(documents.filter((document) => document.id === id).length === 1, 'the document is not listed once'),
    ...refusal(await send(backend, once, label, 'other.png'), 409, 'IDEMPOTENCY_CONFLICT', 'another file'),
  ];
}

/** A list that only a player may read. */
const guarded =
  (id: 'documents' | 'documentLabels', look: (reply: Reply) => string[]) =>
  async (context: Context): Promise<string[] | { skipped: string }> => {
    const { backend, account } = context;
    const guest = refusal(await backend.call(id), 403, 'SESSION_EXPIRED', 'a guest');
    if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
    const reply = await backend.call(id, { headers: await signedIn(context) });
    const wrong = [...guest, ...success(reply, id)];
    return wrong.length > 0 ? wrong : look(reply);
  };

export const documentChecks: Check[] = [
  {
    subject: 'documents',
    run: guarded('documents', (reply) => {
      const { documents } = (reply.body as AnswerOf<'documents'>).data;
      const silent = documents.filter(({ status, reason }) => status === 'rejected' && !reason);
      return must(silent.length === 0, 'a rejected document has no reason');
    }),
  },
  {
    subject: 'documentLabels',
    run: guarded('documentLabels', (reply) => {
      const ids = (reply.body as AnswerOf<'documentLabels'>).data.labels.map(({ id }) => id);
      return must(ids.length > 0 && new Set(ids).size === ids.length, 'the kinds are none, or two have one id');
    }),
  },
  {
    subject: 'uploadDocument',
    writes: true,
    run: async (context) => {
      const { backend, account } = context;
      const guest = refusal(await send(backend, keyed({}), 'passport'), 403, 'SESSION_EXPIRED', 'a guest’s upload');
      if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
      const headers = await signedIn(context);
      const { labels } = ((await backend.call('documentLabels', { headers })).body as AnswerOf<'documentLabels'>).data;
      const label = labels[0]?.id ?? '';
      const first = await send(backend, keyed(headers), label);
      if (first.status === 409) return skip('the account may not send documents now');
      const program = await send(backend, keyed(headers), label, 'document.exe', 'application/x-msdownload');
      const disguised = await send(backend, keyed(headers), label, 'document.pdf', 'application/pdf');
      return [
        ...guest,
        ...(await taken(backend, headers, label)),
        ...refusal(program, 422, 'FILE_TYPE', 'a program'),
        ...refusal(disguised, 422, 'FILE_TYPE', 'a picture called pdf'),
        ...refusal(await send(backend, headers, label), 422, 'VALIDATION', 'an upload without a key'),
      ];
    },
  },
];
