import { FormikProvider, useFormik, type FormikConfig } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { Complaint } from '@/domain/account/fields/complaint';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { useT } from '@/hooks/useT';
import { createWrites } from '@/services/http/writes';
import { token } from '@/themes/token';
import { Notice } from '../feedback/Notice';
import { SupportReference } from '../feedback/SupportReference';
import { dropDraft, keepDraft, withDraft, type FormValues } from './drafts';
import { FormFrameProvider, type FormField } from './FormContext';
import { FormSummary } from './FormSummary';
import { usePressGuard } from './usePressGuard';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};
`;

/** A problem with the values it was reported for: a field's message applies until its value changes. */
type Refusal = FormProblem & { readonly of: FormValues };

type FormProps<V extends FormValues> = {
  /** Accessible name. */
  label: string;
  initialValues: V;
  /** A schema of hooks/accountSchema.ts: its messages are Complaints, translated by the texts form.error.*. */
  schema?: FormikConfig<V>['validationSchema'];
  /**
   * Sends the form; resolves to null on success. `intent` is the idempotency key: it is reused only for a retry with
   * unchanged values after a lost answer, so that nothing happens twice.
   */
  onSubmit: (values: V, intent: string) => Promise<FormProblem | null>;
  /** Keeps the typed values, except passwords, under this name until the form succeeds, even when it is closed. */
  draft?: string;
  /** What is sent is a step on the way: the typed values are kept after a success too. */
  isStep?: boolean;
  children: ReactNode;
};

/**
 * A form. Errors appear after a field loses focus or the form is submitted, beside the fields and in a summary that
 * links to them; the focus goes to the first invalid field (VAL-02). It submits once at a time, and no failure discards
 * typed values.
 */
export function Form<V extends FormValues>({
  label,
  initialValues,
  schema,
  onSubmit,
  draft,
  isStep = false,
  children,
}: FormProps<V>) {
  const t = useT();
  const root = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [writes] = useState(createWrites);
  const [fields, setFields] = useState<readonly FormField[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [opening] = useState(() => withDraft(draft, initialValues));
  const afterPress = usePressGuard();

  const formik = useFormik<V>({
    initialValues: opening,
    validationSchema: schema,
    onSubmit: async (values) => {
      setRefusal(null);
      let problem = null as FormProblem | null;
      await writes.send(JSON.stringify(values), {
        attempt: async ({ intent }) => {
          problem = await onSubmit(values, intent).catch((): FormProblem => ({ message: t('form.tryAgain') }));
          return problem ? { error: { network: problem.lost }, unheard: problem.unheard } : { data: null };
        },
      });
      if (problem) setRefusal({ ...problem, of: values });
      else if (draft !== undefined && !isStep) dropDraft(draft);
    },
  });
  const { values, errors, touched, submitCount, isSubmitting, setFieldTouched, setValues } = formik;

  // A server-rendered form can be filled in before hydration, and React does not report that input.
  const hear = useEffectEvent(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    const written = inputs.filter(({ name, value }) => values[name] === '' && value !== '');
    if (written.length === 0) return;
    void setValues({ ...values, ...Object.fromEntries(written.map(({ name, value }) => [name, value])) });
  });
  useEffect(() => hear(), []);

  useEffect(() => {
    if (draft !== undefined && values !== opening) keepDraft(draft, values);
  }, [draft, values, opening]);

  const said = useRef(submitCount);
  const settled = useEffectEvent(() => {
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    // The button may stand far below a refusal of the whole form.
    else root.current?.querySelector(':scope > [role="alert"]')?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => {
    if (isSubmitting || said.current === submitCount) return;
    said.current = submitCount;
    settled();
  }, [isSubmitting, submitCount]);

  const problemOf = (name: string): string | null => {
    const complaint = touched[name] ? errors[name] : undefined;
    if (typeof complaint === 'string') return t(`form.error.${complaint as Complaint}`);
    return refusal?.of[name] === values[name] ? (refusal?.fields?.[name] ?? null) : null;
  };
  const wrong = fields.flatMap((field) => {
    const problem = problemOf(field.name);
    return problem === null ? [] : [{ ...field, problem }];
  });
  const enter = (field: FormField) => {
    setFields((known) => [...known, field].sort(inPage));
    return () => setFields((known) => known.filter(({ id }) => id !== field.id));
  };
  const leave = (name: string) => afterPress(() => void setFieldTouched(name));
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await formik.submitForm().finally(() => {
      sending.current = false;
    });
  };
  return (
    <FormikProvider value={formik}>
      <FormFrameProvider value={{ problemOf, enter, leave }}>
        <Root ref={root} aria-label={label} noValidate onSubmit={(event) => void send(event)}>
          {refusal && !isSubmitting && !toldBeside(refusal, fields) && (
            <Notice tone={refusal.lost ? 'warning' : 'danger'}>
              {refusal.message}
              <SupportReference id={refusal.reference} />
            </Notice>
          )}
          {submitCount > 0 && !isSubmitting && wrong.length > 0 && <FormSummary wrong={wrong} />}
          {children}
        </Root>
      </FormFrameProvider>
    </FormikProvider>
  );
}

/** Whether every message of a refusal belongs to a visible field, so that it is shown only there. */
const toldBeside = (refusal: Refusal, fields: readonly FormField[]): boolean => {
  const named = Object.keys(refusal.fields ?? {});
  return named.length > 0 && named.every((name) => fields.some((field) => field.name === name));
};

/** Sorts fields in document order. */
function inPage(one: FormField, other: FormField): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
