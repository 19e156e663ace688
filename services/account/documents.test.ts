import { makeStore } from '@/store/store';
import { uploadDocument } from '@/store/uploadDocument';
import type { HttpRequest } from '@/services/http/call';
import { documentLabelsEndpoint, documentsEndpoint, sendDocument } from './documents';

const passport = {
  id: 'd1',
  label: 'passport',
  status: 'pending',
  reason: null,
  fileName: 'p.jpg',
  createdAt: '2026-11-20T10:00:00Z',
};
const file = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });

/** A fake backend that answers by path and records its requests. */
function backend(answers: Record<string, unknown>) {
  const asked: HttpRequest[] = [];
  const http = async (request: HttpRequest) => {
    asked.push(request);
    const answer = answers[request.path];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { http, asked };
}

const upload = (over = {}) => ({
  label: 'bill',
  file,
  intent: 'i-1',
  onSent: () => {},
  signal: new AbortController().signal,
  ...over,
});

test('KYC-04 reads the four statuses and the reason; one that nobody named is pending', async () => {
  const wire = ['requested', 'pending', 'confirmed', 'rejected', 'archived'].map((status, index) => ({
    ...passport,
    id: `d${index}`,
    status,
    reason: status === 'rejected' ? 'Too dark' : null,
  }));
  const { http } = backend({ '/api/user/documents': { data: { documents: [...wire, { label: 'no id' }] } } });
  const { data } = await makeStore({ http }).dispatch(documentsEndpoint.initiate());
  expect(data?.map(({ status }) => status)).toEqual(['requested', 'pending', 'confirmed', 'rejected', 'pending']);
  expect(data?.[3]?.reason).toBe('Too dark');
});

test('reads the kinds, and calls one without a name by its id', async () => {
  const labels = [{ id: 'passport', name: 'Passport', description: 'The page with the picture' }, { id: 'bill' }];
  const { http, asked } = backend({ '/api/user/document-labels': { data: { labels } } });
  const { data } = await makeStore({ http }).dispatch(documentLabelsEndpoint.initiate());
  expect(data).toEqual([labels[0], { id: 'bill', name: 'bill', description: null }]);
  expect(asked[0]).toMatchObject({ needsToken: true });
});

test('KYC-03 sends kind and file in parts, with the key of its intent', async () => {
  const { http, asked } = backend({ '/api/user/upload-document': { data: { document: passport } } });
  expect(await sendDocument(http, upload())).toEqual(passport);
  const { form, ...request } = asked[0]!;
  expect(request).toMatchObject({ method: 'POST', needsToken: true, idempotencyKey: 'i-1', large: true });
  expect(form?.get('label')).toBe('bill');
  expect((form!.get('file') as File).name).toBe('bill.pdf');
});

test('an answer without a document is none', async () => {
  const { http } = backend({ '/api/user/upload-document': { data: {} } });
  await expect(sendDocument(http, upload())).rejects.toThrow('The answer holds no document');
});

test('what was sent stands in the list at once, and the list is asked for again, also after a failure', async () => {
  const { http, asked } = backend({
    '/api/user/documents': { data: { documents: [] } },
    '/api/user/upload-document': { data: { document: passport } },
  });
  const store = makeStore({ http });
  const list = () => documentsEndpoint.select()(store.getState()).data;
  await store.dispatch(documentsEndpoint.initiate());
  const sent = store.dispatch(uploadDocument(upload()));
  await sent;
  expect(list()).toEqual([passport]);
  expect(asked.filter(({ path }) => path === '/api/user/documents')).toHaveLength(2);

  const failing = backend({
    '/api/user/upload-document': new Error('lost'),
    '/api/user/documents': { data: { documents: [] } },
  });
  const other = makeStore({ http: failing.http });
  await expect(other.dispatch(uploadDocument(upload()))).rejects.toThrow('lost');
  expect(failing.asked.map(({ path }) => path)).toEqual(['/api/user/upload-document', '/api/user/documents']);
});
