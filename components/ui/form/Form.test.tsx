import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { show, Surroundings } from '@/tests/render';
import { CheckField } from './CheckField';
import { dropDraft } from './drafts';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { EmailField, TextField } from './TextField';

const schema = object({
  name: string().required('required'),
  email: string().required('required').matches(/@/, 'emailInvalid'),
  country: string().required('required'),
  password: string().required('required'),
  terms: boolean().oneOf([true], 'terms'),
});
const EMPTY = { name: '', email: '', country: '', password: '', terms: false };
const COUNTRIES = [
  { value: 'DE', label: 'Germany' },
  { value: 'TH', label: 'Thailand' },
];

type Sent = (values: typeof EMPTY, intent: string) => Promise<FormProblem | null>;
const onSubmit = jest.fn<ReturnType<Sent>, Parameters<Sent>>();
let ids = 0;

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue(null);
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `intent-${(ids += 1)}` });
});
afterEach(() => dropDraft('test'));

const form = (draft?: string) => (
  <Form label="Register" initialValues={EMPTY} schema={schema} onSubmit={onSubmit} draft={draft}>
    <TextField required name="name" label="First name" hint="As in your passport" />
    <EmailField name="email" label="Email" />
    <SelectField name="country" label="Country" options={COUNTRIES} placeholder="Choose" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <CheckField name="terms" label="Terms" required>
      I accept the terms
    </CheckField>
    <SubmitButton>Send</SubmitButton>
  </Form>
);

const name = () => screen.getByRole('textbox', { name: /First name/ });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const password = () => screen.getByLabelText('Password');
const terms = () => screen.getByRole('checkbox');
const send = () => screen.getByRole('button', { name: 'Send' });

type Person = ReturnType<typeof show>['user'];
async function fill(user: Person) {
  await user.type(name(), 'Maria');
  await user.type(email(), 'maria@example.com');
  await user.selectOptions(country(), 'TH');
  await user.type(password(), 'Abc123!');
  await user.click(terms());
}

test('an untouched form shows no errors', () => {
  show(form());
  expect(screen.queryByText('Required')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name()).not.toHaveAttribute('aria-invalid');
  expect(name()).toHaveAccessibleDescription('As in your passport');
});

test('what was written into the form of the server before the page lives is not lost', async () => {
  const page = <Surroundings>{form()}</Surroundings>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  (name() as HTMLInputElement).value = 'Maria';
  (password() as HTMLInputElement).value = 'Abc123!';
  await act(async () => void render(page, { container, hydrate: true }));
  const user = userEvent.setup();
  await user.type(email(), 'maria@example.com');
  await user.selectOptions(country(), 'TH');
  await user.click(terms());
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({ name: 'Maria', password: 'Abc123!' });
});

test('a field says what is wrong once it has been left, in the place of its hint', async () => {
  const { user } = show(form());
  await user.click(email());
  await user.keyboard('maria');
  expect(screen.queryByText(/Invalid format/)).toBeNull();
  await user.tab();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(/Invalid format/);
  await user.type(email(), '@example.com');
  expect(email()).toBeValid();
});

test('VAL-02 a rejected submit lists the errors with links, and focuses the first wrong field', async () => {
  const { user } = show(form());
  await user.type(name(), 'Maria');
  await user.click(send());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Please check fields with errors');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Email: Required', 'Country: Required', 'Password: Required', expect.stringMatching(/^Terms: /)]);
  await user.click(within(summary).getByRole('link', { name: /Country/ }));
  expect(country()).toHaveFocus();
});

test('VAL-21 what must be filled in is marked, to see and to hear', () => {
  show(form());
  expect(screen.getByText('First name').closest('label')).toHaveTextContent('First name*');
  expect(name()).toBeRequired();
  expect(email()).not.toBeRequired();
});

test('a valid form is sent once, however often it is pressed, with what was typed', async () => {
  let finish: (problem: FormProblem | null) => void = () => undefined;
  onSubmit.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { user } = show(form());
  await fill(user);
  await user.dblClick(send());
  await user.type(name(), '{Enter}');
  fireEvent.submit(screen.getByRole('form', { name: 'Register' }));
  await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
  await act(async () => finish(null));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]![0]).toEqual({
    name: 'Maria',
    email: 'maria@example.com',
    country: 'TH',
    password: 'Abc123!',
    terms: true,
  });
  expect(send()).not.toHaveAttribute('aria-busy');
});

test('a refusal is read out and loses nothing typed', async () => {
  onSubmit.mockResolvedValue({ message: 'Too many attempts.' });
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(name()).toHaveValue('Maria');
  expect(password()).toHaveValue('Abc123!');
  expect(terms()).toBeChecked();
});

test('a refusal of the whole form, below which its button may stand, is brought into view', async () => {
  onSubmit.mockResolvedValue({ message: 'Too many attempts.' });
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.textContent);
  };
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(seen.mock.calls).toEqual([['Too many attempts.']]));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a server error for a field is shown beside it until the field changes', async () => {
  onSubmit.mockResolvedValue({ message: 'Check', fields: { email: 'There is an account with it.' } });
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('There is an account with it.');
  expect(screen.getByRole('alert')).toHaveTextContent('Email: There is an account with it.');
  await user.type(email(), 'x');
  expect(email()).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a server error for a field that is not in the form is shown above it', async () => {
  onSubmit.mockResolvedValue({ message: 'The account is frozen.', fields: { until: '2026-11-21T00:00:00Z' } });
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('The account is frozen.');
});

test('after a lost answer the same values carry the same intent; changed ones, and those after an answer, a new one', async () => {
  const intents = () => onSubmit.mock.calls.map(([, intent]) => intent);
  onSubmit.mockResolvedValue({ message: 'No answer', lost: true });
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(intents()[1]).toBe(intents()[0]);
  // Nobody looked at this one: nothing is known of the lost ones.
  onSubmit.mockResolvedValueOnce({ message: 'Too much to do', unheard: true });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(4));
  expect(new Set(intents()).size).toBe(1);
  await user.type(name(), 'x');
  onSubmit.mockResolvedValue({ message: 'No' });
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(5));
  expect(intents()[4]).not.toBe(intents()[0]);
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(6));
  expect(new Set(intents()).size).toBe(3);
});

test('a sending that breaks off is told with "try again" (ERR-04)', async () => {
  onSubmit.mockRejectedValue(new Error('broken'));
  const { user } = show(form());
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
});

test('what was typed outlasts the form, except passwords, until it is done', async () => {
  const { user, unmount } = show(form('test'));
  await fill(user);
  unmount();
  const again = show(form('test'));
  expect(name()).toHaveValue('Maria');
  expect(terms()).toBeChecked();
  expect(password()).toHaveValue('');
  await again.user.type(password(), 'Abc123!');
  await again.user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  again.unmount();
  show(form('test'));
  expect(name()).toHaveValue('');
});

test('a message that appears as a field is left does not take the press on a button away', async () => {
  const pressed = jest.fn();
  const { user } = show(
    <Form
      label="Register"
      initialValues={{ name: '' }}
      schema={object({ name: string().required('required') })}
      onSubmit={() => Promise.resolve(null)}
    >
      <TextField name="name" label="First name" />
      <button type="button" onClick={pressed}>
        Elsewhere
      </button>
    </Form>,
  );
  await user.click(name());
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Elsewhere' }) });
  await act(async () => undefined);
  expect(screen.queryByText('Required')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Required')).toBeInTheDocument();
});
