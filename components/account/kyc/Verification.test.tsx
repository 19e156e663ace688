import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_DOCUMENT_BYTES } from '@/domain/account/documents';
import type { HttpRequest } from '@/services/http/call';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { cleanPicture } from './cleanPicture';
import { Verification } from './Verification';

jest.mock('./cleanPicture', () => ({
  cleanPicture: jest.fn((file: File) => Promise.resolve({ file, preview: 'data:image/jpeg;base64,' })),
}));

const DOCUMENTS = '/api/user/documents';
const LABELS = '/api/user/document-labels';
const UPLOAD = '/api/user/upload-document';

const labels = {
  data: {
    labels: [
      { id: 'passport', name: 'Passport' },
      { id: 'bill', name: 'Utility bill' },
    ],
  },
};
const document = (id: string, over = {}) => ({
  id,
  label: 'passport',
  status: 'pending',
  reason: null,
  fileName: 'p.jpg',
  createdAt: '2026-11-20T10:00:00Z',
  ...over,
});
const documents = (...rows: object[]) => ({ data: { documents: rows } });

const jpeg = (name = 'front.jpg', size?: number) => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46)], name, { type: 'image/jpeg' });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

async function open(answers: Answers = {}, { user = {}, settings = {} } = {}) {
  const all: Answers = { [DOCUMENTS]: documents(), [LABELS]: labels, ...answers };
  const { store, asked } = await playerStore(all, user);
  const shown = show(<Verification />, { store, settings });
  return { ...shown, asked, answers: all };
}

const fileInput = () => screen.findByLabelText(/Choose a file or drop it here/);
const send = () => screen.getByRole('button', { name: 'Send for review' });

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  // jsdom lacks Blob.arrayBuffer.
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});
afterEach(() => localStorage.clear());

test('KYC-02 nothing is asked for without a token', async () => {
  const asked = jest.fn(() => new Promise<unknown>(() => {}));
  show(<Verification />, { store: guestStore(asked) });
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
});

test('KYC-04 every document stands with its status, what is to do first, a rejected one with its reason', async () => {
  await open({
    [DOCUMENTS]: documents(
      document('d1', { status: 'confirmed' }),
      document('d2', { status: 'pending', label: 'bill' }),
      document('d3', { status: 'rejected', reason: 'The <b>corners</b> are cut off' }),
      document('d4', { status: 'requested', label: 'bill', fileName: null }),
    ),
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.status')?.textContent)).toEqual([
    'Requested',
    'Rejected',
    'Pending',
    'Confirmed',
  ]);
  expect(within(rows[1]!).getByText('The <b>corners</b> are cut off')).toBeVisible();
});

test('KYC-03 a document goes with its kind; it stands in the list once the backend has taken it', async () => {
  let answer = (_: unknown) => {};
  const { user, asked, answers } = await open({ [UPLOAD]: () => new Promise((resolve) => (answer = resolve)) });
  await user.upload(await fileInput(), jpeg());
  expect(await screen.findByText('front.jpg')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Passport' }));
  await user.click(send());
  const request = asked.find(({ path }) => path === UPLOAD) as HttpRequest;
  act(() => request.onSent?.(0.5));
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveValue(0.5);
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.queryByText('Pending')).toBeNull();
  answers[DOCUMENTS] = documents(document('d9'));
  await act(async () => answer({ data: { document: document('d9') } }));
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(request.form?.get('label')).toBe('passport');
  expect(screen.getByRole('radio', { name: 'Passport' })).not.toBeChecked();
  expect(await fileInput()).toHaveFocus();
});

test.each([
  [
    'VAL-36 a format that is not taken',
    new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    'Only jpg, pdf, png accepted',
  ],
  ['a picture that is none', new File(['<html>'], 'a.png', { type: 'image/png' }), 'Only jpg, pdf, png accepted'],
  ['VAL-37 a file of 25 MB', jpeg('a.jpg', MAX_DOCUMENT_BYTES), 'File size must be less than 25MB'],
])('%s is refused at once, beside the field', async (_, file, words) => {
  await open();
  const input = await fileInput();
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(async () => expect(await fileInput()).toHaveAccessibleDescription(words));
});

test('a picture that cannot be opened is said to be so', async () => {
  jest.mocked(cleanPicture).mockRejectedValueOnce(new Error('no picture'));
  const { user } = await open();
  await user.upload(await fileInput(), jpeg());
  expect(await screen.findByText(/We can’t open this file/)).toBeVisible();
});

test('a PDF goes as it is', async () => {
  jest.mocked(cleanPicture).mockClear();
  const { user } = await open();
  await user.upload(await fileInput(), new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('bill.pdf')).toBeVisible();
  expect(cleanPicture).not.toHaveBeenCalled();
});

test('a file can be dropped', async () => {
  await open();
  const zone = (await fileInput()).closest('label')!;
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [jpeg('dropped.jpg')] } });
  expect(await screen.findByText('dropped.jpg')).toBeVisible();
});

test('the camera of a phone may take the picture', async () => {
  await open();
  await fileInput();
  expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
});

test('A31 VAL-02 a form that lacks something sends nothing, and the focus goes there', async () => {
  const { user, asked } = await open();
  await fileInput();
  await user.click(send());
  expect(screen.getByText('Choose a document type.')).toBeVisible();
  expect(screen.getByText('Please check fields with errors')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Passport' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Passport' }));
  await user.click(send());
  expect(screen.getByText('Choose a file.')).toBeVisible();
  expect(await fileInput()).toHaveFocus();
  expect(asked.some(({ path }) => path === UPLOAD)).toBe(false);
});

describe('a document that did not arrive', () => {
  async function refused(answer: () => unknown) {
    const opened = await open({ [UPLOAD]: answer });
    await opened.user.upload(await fileInput(), jpeg());
    await opened.user.click(screen.getByRole('radio', { name: 'Passport' }));
    await opened.user.click(send());
    expect(await screen.findByText('Failed to upload')).toBeVisible();
    return opened;
  }
  const keys = (asked: HttpRequest[]) => asked.flatMap((it) => (it.path === UPLOAD ? [it.idempotencyKey] : []));

  test('KYC-03 the words of the refusal stand there, the file is kept and can be sent again', async () => {
    const { user, answers, asked } = await refused(() => {
      throw { code: 'UPLOAD_QUOTA', message: 'You have sent too many documents today.' };
    });
    expect(screen.getByText('You have sent too many documents today.')).toBeVisible();
    expect(screen.getByText('front.jpg')).toBeVisible();
    answers[UPLOAD] = { data: { document: document('d9') } };
    answers[DOCUMENTS] = documents(document('d9'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pending')).toBeVisible();
    // A refusal ends the intent: sent again, it is another one.
    expect(new Set(keys(asked)).size).toBe(2);
  });

  test('a lost answer is unknown, and the second try carries the same key', async () => {
    const { user, asked } = await refused(() => {
      throw LOST;
    });
    expect(screen.getByText(/We didn’t get a response/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys(asked)).toHaveLength(2));
    expect(new Set(keys(asked)).size).toBe(1);
    await user.click(screen.getByRole('radio', { name: 'Utility bill' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(new Set(keys(asked)).size).toBe(2));
  });

  test('the format is refused in the same words as before', async () => {
    await refused(() => {
      throw { code: 'FILE_TYPE', message: 'nope' };
    });
    expect(screen.getByText('Only jpg, pdf, png accepted')).toBeVisible();
  });
});

test('sending can be stopped, and the file is still there', async () => {
  const { user } = await open({
    [UPLOAD]: ({ signal }: HttpRequest) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(LOST))),
  });
  await user.upload(await fileInput(), jpeg());
  await user.click(screen.getByRole('radio', { name: 'Passport' }));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Stop sending' }));
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
  expect(screen.getByText('front.jpg')).toBeVisible();
  expect(screen.queryByText('Failed to upload')).toBeNull();
});

test('E18 a rejected document is sent again by a button of that name', async () => {
  await open({ [DOCUMENTS]: documents(document('d1', { status: 'rejected', label: 'bill' })) });
  expect(await screen.findByRole('button', { name: 'Send again: Utility bill' })).toHaveTextContent('Send again');
});

test('a requested document is sent from its own row', async () => {
  const { user } = await open({ [DOCUMENTS]: documents(document('d1', { status: 'requested', label: 'bill' })) });
  await user.click(await screen.findByRole('button', { name: 'Send: Utility bill' }));
  expect(screen.getByRole('radio', { name: 'Utility bill' })).toBeChecked();
  expect(await fileInput()).toHaveFocus();
});

test('lists that do not come are said not to, and asked for again', async () => {
  const { user, answers } = await open({ [DOCUMENTS]: undefined });
  expect(await screen.findByText('Data loading error')).toBeVisible();
  answers[DOCUMENTS] = documents(document('d1'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Pending')).toBeVisible();
});

describe('who may send', () => {
  test('KYC approved: says so, and asks for nothing more', async () => {
    await open({}, { user: { kycStatus: 'APPROVED' } });
    expect(await screen.findByText('Your identity is verified.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('CONF-13 before a first deposit only where the operator takes documents then', async () => {
    const { unmount } = await open({}, { settings: { allowKYCBeforeDeposit: false } });
    expect(await screen.findByText(/You can send documents after your first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/deposit');
    expect(screen.queryByRole('form')).toBeNull();
    unmount();
    for (const depositCount of [1, null]) {
      const depositor = await open({}, { settings: { allowKYCBeforeDeposit: false }, user: { depositCount } });
      expect(await screen.findByRole('form')).toBeVisible();
      depositor.unmount();
    }
    await open({}, { settings: { allowKYCBeforeDeposit: true } });
    expect(await screen.findByRole('form')).toBeVisible();
  });

  test('A15 VAL-05 instead of a generated address there is one to be added', async () => {
    await open({}, { user: { email: '5@noemail.invalid', isEmailVerified: false } });
    expect(await screen.findByRole('link', { name: 'Add your email' })).toHaveAttribute(
      'href',
      '/profile/edit-profile',
    );
    expect(screen.queryByRole('button', { name: /again|Resend/i })).toBeNull();
    expect(screen.queryByText(/noemail/)).toBeNull();
  });

  test('of an address of which it is not known whether it is verified nothing is said', async () => {
    await open({}, { user: { isEmailVerified: undefined } });
    expect(await screen.findByRole('form')).toBeVisible();
    expect(screen.queryByText(/isn’t verified yet/)).toBeNull();
  });

  test('an address that is not verified can be sent the message again', async () => {
    const { user, asked } = await open(
      { '/api/user/resend-verification': { data: { success: true } } },
      { user: { isEmailVerified: false } },
    );
    await user.click(await screen.findByRole('button', { name: /again|Resend/i }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/user/resend-verification')).toBe(true));
  });
});
