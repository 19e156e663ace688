import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { DateField } from './DateField';
import type { FormValues } from './drafts';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { loadPhoneParser } from './phoneParser';
import { SelectField } from './SelectField';
import { EmailField, TextField } from './TextField';

const inForm = (field: React.ReactNode, values: FormValues = { value: '', code: '' }, locale = 'en') =>
  show(
    <Form label="Form" initialValues={values} onSubmit={async () => null}>
      {field}
    </Form>,
    { locale },
  );
const box = () => screen.getByRole<HTMLInputElement>('textbox');

describe('EmailField', () => {
  const field = <EmailField name="value" label="Email" />;

  test('VAL-04 typing lets through what an address is written with, and nothing else', async () => {
    const { user } = inForm(field);
    await user.type(box(), 'ma ri,a.l_1%+-é<@>Exämple.com');
    expect(box()).toHaveValue('maria.l_1%+-@Exmple.com');
  });

  test('VAL-04 what is pasted, filled in or composed stays as it is, for the rules to judge', async () => {
    const { user } = inForm(field);
    await user.click(box());
    await user.paste('maria l@example.com');
    expect(box()).toHaveValue('maria l@example.com');
    await act(async () => void fireEvent.change(box(), { target: { value: 'mária@example.com' } }));
    expect(box()).toHaveValue('mária@example.com');
    const composing = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'é',
      isComposing: true,
      cancelable: true,
      bubbles: true,
    });
    box().dispatchEvent(composing);
    expect(composing.defaultPrevented).toBe(false);
  });

  test('is written from left to right, and browsers and managers know what it is', () => {
    inForm(field, { value: '' }, 'ar');
    expect(box()).toHaveAttribute('dir', 'ltr');
    expect(box()).toHaveAttribute('type', 'email');
    expect(box()).toHaveAttribute('autocomplete', 'email');
  });
});

describe('a locked field', () => {
  test('can be read and not be changed', async () => {
    const { user } = inForm(<TextField locked name="value" label="City" />, { value: 'Göteborg' });
    await user.type(box(), 'x');
    expect(box()).toHaveValue('Göteborg');
    expect(box()).toHaveAttribute('readonly');
  });

  test('ENT-42 of a list shows the words of what was chosen', () => {
    const options = [{ value: 'SE', label: 'Sweden' }];
    inForm(<SelectField locked name="value" label="Country" options={options} />, { value: 'SE' });
    expect(screen.getByRole('textbox', { name: 'Country' })).toHaveValue('Sweden');
  });
});

describe('PasswordField', () => {
  const parts = (typed: string) => [
    { text: '6 characters', met: typed.length >= 6 },
    { text: '1 digit', met: /\d/.test(typed) },
  ];
  const field = <PasswordField name="value" label="Password" autoComplete="new-password" parts={parts} />;
  const input = () => screen.getByLabelText<HTMLInputElement>('Password');

  test('hides the typed password until the show button is pressed', async () => {
    const { user } = inForm(field);
    await user.type(input(), 'abc 1é');
    expect(input().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input().type).toBe('text');
    expect(input()).toHaveValue('abc 1é');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input().type).toBe('password');
  });

  test('takes what is pasted and what managers fill in', async () => {
    const { user } = inForm(field);
    expect(input()).toHaveAttribute('autocomplete', 'new-password');
    await user.click(input());
    await user.paste('Correct horse 1');
    expect(input()).toHaveValue('Correct horse 1');
  });

  test('says what is asked of it and what of that is there, in words', async () => {
    const { user } = inForm(field);
    const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items()).toEqual(['6 characters', '1 digit']);
    await user.type(input(), 'abcdef');
    expect(items()).toEqual(['6 charactersmet', '1 digit']);
    expect(input()).toHaveAccessibleDescription(/6 characters.*1 digit/);
  });
});

describe('DateField', () => {
  const field = <DateField name="value" label="Date of birth" today="2026-11-20" />;
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Date of birth: open calendar' }));
    return within(screen.getByRole('dialog', { name: 'Date of birth' }));
  };

  test('is typed as YYYY-MM-DD; other ways of writing it are understood once it is left', async () => {
    const { user } = inForm(field);
    expect(box()).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await user.type(box(), 'x1991/6/4');
    await user.tab();
    expect(box()).toHaveValue('1991-06-04');
  });

  test('VAL-24 D12 the picker offers a hundred years and opens eighteen years ago, its days named by month and year', async () => {
    const { user } = inForm(field);
    const picker = await open(user);
    const years = picker.getByRole('combobox', { name: 'Year' });
    expect(years).toHaveValue('2008');
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 100 }, (_, index) => String(2026 - index)));
    expect(picker.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('November');
    expect(picker.getByRole('gridcell', { selected: true })).toHaveTextContent(/^20$/);
    expect(picker.getByRole('grid', { name: 'November 2008' })).toBeVisible();
  });

  test('THEME-07 another month keeps the day, or takes its last one', async () => {
    const { user } = inForm(field, { value: '1991-01-31' });
    const picker = await open(user);
    await user.selectOptions(picker.getByRole('combobox', { name: 'Month' }), 'February');
    await user.click(picker.getByRole('button', { name: 'Use 28 Feb 1991' }));
    expect(box()).toHaveValue('1991-02-28');
  });

  test('a day is chosen by pressing it; tomorrow is not to be had', async () => {
    const { user } = inForm(field, { value: '2026-11-01' });
    const picker = await open(user);
    expect(picker.getByRole('button', { name: /21 November 2026/ })).toBeDisabled();
    await user.click(picker.getByRole('button', { name: /14 November 2026/ }));
    expect(box()).toHaveValue('2026-11-14');
  });

  test.each([
    ['en', '{ArrowRight}', '15'],
    ['ar', '{ArrowRight}', '13'],
    ['en', '{ArrowUp}', '7'],
    ['en', '{Home}', '10'],
    ['en', '{End}', '16'],
  ])('the keys go through the days (%s %s)', async (locale, key, day) => {
    const { user } = inForm(field, { value: '1991-06-14' }, locale);
    const picker = await open(user);
    act(() => picker.getByRole('gridcell', { selected: true }).querySelector('button')!.focus());
    await user.keyboard(key);
    expect(picker.getByRole('gridcell', { selected: true })).toHaveTextContent(day);
    expect(document.activeElement).toHaveTextContent(day);
  });
});

describe('PhoneField', () => {
  const countries = [
    { code: 'US', name: 'United States', phoneCode: '1' },
    { code: 'DE', name: 'Germany', phoneCode: '49' },
    { code: 'CA', name: 'Canada', phoneCode: '+1' },
    { code: 'CW', name: 'Curaçao', phoneCode: '599' },
  ];
  const field = <PhoneField name="value" codeName="code" label="Phone" countries={countries} />;
  const german = { value: '', code: '49' };
  const ready = async () => {
    await act(async () => void (await loadPhoneParser()));
  };

  test('VAL-13 each code stands once, in order, with the countries that share it', async () => {
    inForm(field, german);
    await ready();
    const options = within(screen.getByRole('combobox', { name: 'Country code' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '+1 United States, Canada',
      '+49 Germany',
      '+599 Curaçao',
    ]);
  });

  test('VAL-09 typing takes digits only, and no more once the number is too long', async () => {
    const { user } = inForm(field, german);
    await ready();
    await user.type(box(), '1a7 1-2345');
    expect(box()).toHaveValue('1712345');
    await user.clear(box());
    await user.type(box(), '1'.repeat(30));
    const typed = box().value;
    expect(typed.length).toBeLessThan(18);
    const parser = await loadPhoneParser();
    expect(parser.isFull({ code: '49', number: typed })).toBe(true);
    expect(parser.isFull({ code: '49', number: typed.slice(1) })).toBe(false);
  });

  test('a pasted number brings its code', async () => {
    const { user } = inForm(field, german);
    await user.click(box());
    await user.paste('+599 9 123-4567');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('599');
    await waitFor(() => expect(box()).toHaveValue('91234567'));
  });

  test.each([
    ['+49 151 12345678', '49', '15112345678'],
    ['+1 212 555 0100', '1', '2125550100'],
    ['+599 9 435 1234', '599', '94351234'],
    ['0049 (0)151/12345678', '49', '15112345678'],
    ['0151 12345678', '49', '15112345678'],
    ['4915112345678', '49', '15112345678'],
  ])('E04 typed beside +49, %j becomes +%s %s, digits alone on the way', async (typed, code, number) => {
    const { user } = inForm(field, german);
    await ready();
    for (const key of typed) {
      await user.type(box(), key);
      expect(box().value).toMatch(/^\d*$/);
    }
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue(code);
    expect(box()).toHaveValue(number);
  });

  test.each([
    ['46', ['+46']],
    ['', []],
  ])('beside a locked number the code %j is shown as %j', async (code, shown) => {
    const locked = <PhoneField locked name="value" codeName="code" label="Phone" countries={countries} />;
    inForm(locked, { value: '701234567', code });
    await ready();
    expect(screen.queryAllByText(/^\+/).map(({ textContent }) => textContent)).toEqual(shown);
  });
});
