import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FieldRow } from '@/components/ui/form/FieldFrame';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import type { LinkedField } from '@/domain/account/registration/linkedFields';
import { REQUIRED_FIELDS } from '@/domain/account/registration/registrationForm';
import type { formSchema } from '@/hooks/accountSchema';
import { useT } from '@/hooks/useT';
import { AccountField } from '../fields/AccountField';
import { Consents } from '../fields/Consents';
import { PlaceFilled } from '../fields/PlaceFilled';
import { rowsOf } from '../fields/rowsOf';
import type { AccountLists } from '../fields/useAccountLists';
import type { Place } from '../fields/usePlace';

type LinkedValues = Record<LinkedField, string> & { dateConfirmed: boolean };

type Schema = ReturnType<typeof formSchema>;

type SubmitProps = {
  /** The form opened with values from another site, which count as touched (OP-058). */
  prefilled: boolean;
  schema: Schema;
  children: string;
};

/** Disabled while the form is invalid, untouched or submitting (LINK-06). */
function LinkedSubmit({ prefilled, schema, children }: SubmitProps) {
  const t = useT();
  const { values, dirty, touched } = useFormikContext<LinkedValues>();
  const isTouched = prefilled || dirty || Object.values(touched).some(Boolean);
  const disabled = !isTouched || !schema.isValidSync(values);
  return (
    <SubmitButton disabled={disabled} hint={t('account.linked.missing')}>
      {children}
    </SubmitButton>
  );
}

/** What another site filled in counts as touched (OP-058): what is wrong with it is said at once. */
function HandedOver({ fields }: { fields: readonly LinkedField[] }) {
  const { setTouched } = useFormikContext<LinkedValues>();
  const judge = useEffectEvent(() => void setTouched(Object.fromEntries(fields.map((name) => [name, true]))));
  useEffect(() => judge(), []);
  return null;
}

type LinkedFormProps<V extends LinkedValues> = {
  schema: Schema;
  shown: readonly LinkedField[];
  /** Fields that another site filled in; null for a form that no other site has opened. */
  handedOver?: readonly LinkedField[] | null;
  isLocked?: (field: LinkedField) => boolean;
  initialValues: V;
  lists: AccountLists;
  /** Preselected values for a new user. */
  place?: Place;
  today: string;
  openedDate: string;
  /** A new user is asked for age, terms and newsletter (LINK-04). */
  isNew: boolean;
  /** Shown before the button: the captcha. */
  children?: ReactNode;
  onSubmit: (values: V, intent: string) => Promise<FormProblem | null>;
};

/** Form of the linked sign-up, for a new user or a signed-in player (LINK-03..08). */
export function LinkedForm<V extends LinkedValues>({
  schema,
  shown,
  handedOver = null,
  isLocked = () => false,
  initialValues,
  lists,
  place,
  today,
  openedDate,
  isNew,
  children,
  onSubmit,
}: LinkedFormProps<V>) {
  const t = useT();
  const field = (name: LinkedField) => (
    <AccountField
      key={name}
      name={name}
      required={REQUIRED_FIELDS.has(name)}
      locked={isLocked(name)}
      lists={lists}
      countries="open"
      today={today}
      openedDate={openedDate}
    />
  );
  return (
    <Form<V>
      label={t('account.linked.title')}
      initialValues={initialValues}
      schema={schema}
      onSubmit={onSubmit}
      // Nothing of another site or of a player is kept.
      {...(isNew && !handedOver && { draft: 'linked-signup' })}
    >
      {place && <PlaceFilled place={place} />}
      {handedOver && <HandedOver fields={handedOver} />}
      {rowsOf(shown).map((row) =>
        row.length === 1 ? field(row[0]!) : <FieldRow key={row[0]}>{row.map(field)}</FieldRow>,
      )}
      {isNew && <Consents />}
      {children}
      <StickyFoot>
        <LinkedSubmit prefilled={handedOver !== null} schema={schema}>
          {t(isNew ? 'account.linked.join' : 'account.linked.update')}
        </LinkedSubmit>
      </StickyFoot>
    </Form>
  );
}
