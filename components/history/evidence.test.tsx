import { screen, waitFor } from '@testing-library/react';
import { saveFile } from '@/services/browser/saveFile';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { EvidenceButton } from './EvidenceButton';

jest.mock('@/services/browser/saveFile');

const PATH = '/api/user/evidence';
const EVIDENCE = {
  format: 'baize-evidence-1',
  kind: 'round',
  id: 'r-1',
  sha256: 'a'.repeat(64),
  signature: 'b'.repeat(64),
  win: '25.00',
};

beforeEach(() => jest.mocked(saveFile).mockClear());

async function open(answers: Answers, settings: Record<string, unknown> = {}) {
  const { store, asked } = await playerStore(answers);
  return { ...show(<EvidenceButton kind="round" id="r/../1" />, { store, settings }), asked };
}

test('evidence is saved as the backend made it; a double press saves one file', async () => {
  const { user, asked } = await open({ [PATH]: { data: { evidence: EVIDENCE } } });
  await user.dblClick(screen.getByRole('button', { name: 'Save evidence' }));
  expect(await screen.findByText('File saved')).toBeVisible();
  expect(asked.filter(({ path }) => path === PATH).map(({ query }) => query)).toEqual([
    { kind: 'round', id: 'r/../1' },
  ]);
  const [name, type, text] = jest.mocked(saveFile).mock.calls[0]!;
  expect([name, type]).toEqual(['round-r_.._1.json', 'application/json']);
  expect(JSON.parse(text)).toEqual(EVIDENCE);
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test.each<[string, unknown]>([
  ['no answer', LOST],
  ['a refusal', { code: 'EVIDENCE_NOT_FOUND', message: 'None' }],
])('after %s nothing is saved, and it can be tried again', async (_, error) => {
  const { user } = await open({ [PATH]: () => Promise.reject(error) });
  await user.click(screen.getByRole('button', { name: 'Save evidence' }));
  expect(await screen.findByText('We couldn’t load the file. Please try again.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save evidence' })).toBeEnabled());
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([[{}], [null], [{ ...EVIDENCE, signature: undefined }], [{ ...EVIDENCE, sha256: 7 }], ['text']])(
  'what is no evidence is not saved: %j',
  async (evidence) => {
    const { user } = await open({ [PATH]: { data: { evidence } } });
    await user.click(screen.getByRole('button', { name: 'Save evidence' }));
    expect(await screen.findByText('We couldn’t load the file. Please try again.')).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
  },
);

test('it is absent where the backend lacks the call', async () => {
  await open({}, { endpoints: { evidence: null } });
  expect(screen.queryByRole('button')).toBeNull();
});
