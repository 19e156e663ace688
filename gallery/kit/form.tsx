import { useRef } from 'react';
import { object, string } from 'yup';
import { CaptchaField } from '@/components/ui/form/CaptchaField';
import { CheckField } from '@/components/ui/form/CheckField';
import { DateField } from '@/components/ui/form/DateField';
import { DatePicker } from '@/components/ui/form/DatePicker';
import { DayGrid } from '@/components/ui/form/DayGrid';
import { FieldRow } from '@/components/ui/form/FieldFrame';
import { Form } from '@/components/ui/form/Form';
import { FormSummary } from '@/components/ui/form/FormSummary';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { PhoneField } from '@/components/ui/form/PhoneField';
import { SelectField } from '@/components/ui/form/SelectField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { EmailField, TextField } from '@/components/ui/form/TextField';
import { WrongFields } from '@/components/ui/form/WrongFields';
import { type ReactNode } from 'react';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const TODAY = '2026-11-20';
const VALUES = { name: '', email: '', country: '', password: '', born: '', code: '49', phone: '', terms: false };
const OPTIONS = [
  { value: 'DE', label: 'Germany' },
  { value: 'TH', label: 'Thailand' },
];
const COUNTRIES = [{ code: 'DE', name: 'Germany', phoneCode: '49' }];
const nothing = () => {};

/** A field within a form, as every field is. */
const inForm = (fields: ReactNode, values: Partial<typeof VALUES> = {}) =>
  function InForm() {
    return (
      <Form label="Register" initialValues={{ ...VALUES, ...values }} onSubmit={() => Promise.resolve(null)}>
        {fields}
      </Form>
    );
  };

/** Pressing "Save" shows the error of the empty field. */
const demanding = () => (
  <Form
    label="Register"
    initialValues={VALUES}
    schema={object({ name: string().required('form.required') })}
    onSubmit={() => Promise.resolve(null)}
  >
    <TextField required name="name" label="First name" />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

function Captcha({ phase }: { phase: Parameters<typeof CaptchaField>[0]['phase'] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <CaptchaField src="about:blank" isOwn phase={phase} height={78} demanded={false} frame={frame} onRetry={nothing} />
  );
}

export const form = [
  drawn('CaptchaField', 'components/ui/form/CaptchaField.tsx', {
    usual: () => <Captcha phase="waiting" />,
    loading: () => <Captcha phase="loading" />,
    solved: () => <Captcha phase="solved" />,
    expired: () => <Captcha phase="expired" />,
    error: () => <Captcha phase="failed" />,
  }),
  drawn('CheckField', 'components/ui/form/CheckField.tsx', {
    usual: inForm(
      <CheckField name="terms" label="Terms" required>
        I accept the terms
      </CheckField>,
    ),
    checked: inForm(
      <CheckField name="terms" label="Terms">
        I accept the terms
      </CheckField>,
      { terms: true },
    ),
    long: inForm(<CheckField name="terms" label="Terms" hint={LONG}>{`${LONG} ${LONG_WORD}`}</CheckField>),
  }),
  drawn('DateField', 'components/ui/form/DateField.tsx', {
    usual: inForm(<DateField name="born" label="Date of birth" today={TODAY} />),
    filled: inForm(<DateField name="born" label="Date of birth" today={TODAY} />, { born: '1990-02-28' }),
    locked: inForm(<DateField name="born" label="Date of birth" today={TODAY} locked />, { born: '1990-02-28' }),
    long: inForm(<DateField name="born" label={LONG} hint={LONG_WORD} today={TODAY} />),
  }),
  drawn('DatePicker', 'components/ui/form/DatePicker.tsx', {
    usual: () => (
      <DatePicker open title="Date of birth" typed="1990-02-28" today={TODAY} onClose={nothing} onPick={nothing} />
    ),
    empty: () => <DatePicker open title="Date of birth" typed="" today={TODAY} onClose={nothing} onPick={nothing} />,
  }),
  drawn('DayGrid', 'components/ui/form/DayGrid.tsx', {
    usual: () => (
      <DayGrid picked={{ year: 2026, month: 11, day: 18 }} today={TODAY} onMove={nothing} onPick={nothing} />
    ),
  }),
  drawn('FieldFrame, FieldRow', 'components/ui/form/FieldFrame.tsx', {
    usual: inForm(
      <FieldRow>
        <TextField name="name" label="First name" hint="As in your passport" required />
        <EmailField name="email" label="Email" />
      </FieldRow>,
    ),
    long: inForm(
      <FieldRow>
        <TextField name="name" label={LONG} hint={LONG} required />
        <EmailField name="email" label={LONG_WORD} />
      </FieldRow>,
    ),
  }),
  drawn('Form', 'components/ui/form/Form.tsx', { usual: demanding }),
  drawn('FormSummary', 'components/ui/form/FormSummary.tsx', {
    error: () => (
      <FormSummary wrong={[{ name: 'email', label: 'Email', id: 'email', problem: 'Enter an email address.' }]} />
    ),
    long: () => <FormSummary wrong={[{ name: 'email', label: LONG, id: 'email', problem: LONG_WORD }]} />,
  }),
  drawn('PasswordField', 'components/ui/form/PasswordField.tsx', {
    usual: inForm(<PasswordField name="password" label="Password" autoComplete="new-password" />),
    parts: inForm(
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        parts={() => [
          { text: '8 characters', met: true },
          { text: 'A capital letter', met: false },
        ]}
      />,
      { password: 'lowercase' },
    ),
    long: inForm(<PasswordField name="password" label={LONG} autoComplete="new-password" />),
  }),
  drawn('PhoneField', 'components/ui/form/PhoneField.tsx', {
    usual: inForm(<PhoneField name="phone" codeName="code" label="Phone" countries={COUNTRIES} />),
    filled: inForm(<PhoneField name="phone" codeName="code" label="Phone" countries={COUNTRIES} />, {
      phone: '15112345678',
    }),
    locked: inForm(<PhoneField name="phone" codeName="code" label="Phone" countries={COUNTRIES} locked />),
    long: inForm(<PhoneField name="phone" codeName="code" label={LONG} hint={LONG} countries={COUNTRIES} />),
  }),
  drawn('SelectField', 'components/ui/form/SelectField.tsx', {
    usual: inForm(<SelectField name="country" label="Country" options={OPTIONS} placeholder="Choose" />),
    empty: inForm(<SelectField name="country" label="Country" options={[]} placeholder="Choose" />),
    locked: inForm(<SelectField name="country" label="Country" options={OPTIONS} locked />, { country: 'DE' }),
    long: inForm(
      <SelectField name="country" label={LONG} options={[{ value: 'DE', label: LONG }]} hint={LONG_WORD} />,
      { country: 'DE' },
    ),
  }),
  drawn('SubmitButton', 'components/ui/form/SubmitButton.tsx', {
    usual: inForm(<SubmitButton>Save</SubmitButton>),
    disabled: inForm(
      <SubmitButton disabled hint="Nothing has changed.">
        Save
      </SubmitButton>,
    ),
    narrow: inForm(<SubmitButton wide={false}>Save</SubmitButton>),
    long: inForm(
      <SubmitButton disabled hint={LONG}>
        {LONG}
      </SubmitButton>,
    ),
  }),
  drawn('TextField, EmailField', 'components/ui/form/TextField.tsx', {
    usual: inForm(<TextField name="name" label="First name" hint="As in your passport" />),
    filled: inForm(<TextField name="name" label="First name" />, { name: 'Maria' }),
    locked: inForm(<TextField name="name" label="First name" locked />, { name: 'Maria' }),
    long: inForm(<EmailField name="email" label={LONG} placeholder={LONG} />, { email: `${LONG_WORD}@example.com` }),
  }),
  drawn('WrongFields', 'components/ui/form/WrongFields.tsx', {
    error: () => <WrongFields />,
    long: () => (
      <WrongFields>
        <p>{LONG}</p>
      </WrongFields>
    ),
  }),
];
