import type { FormProblem } from '@/domain/account/fields/formProblem';
import { REGISTRATION_FIELDS, type RegistrationField } from '@/domain/account/registration/registrationFields';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';

/** As `useFormProblem`; what is said of a field of the account that the form does not show joins the message. */
export function useSignUpProblem(): (error: unknown, shown: readonly RegistrationField[]) => FormProblem {
  const t = useT();
  const problemOf = useFormProblem();
  return (error, shown) => {
    const problem = problemOf(error);
    const said = REGISTRATION_FIELDS.flatMap((name) => {
      const words = shown.includes(name) ? undefined : problem.fields?.[name];
      return words === undefined ? [] : [t('form.problem', { field: t(`account.field.${name}`), problem: words })];
    });
    return { ...problem, message: [problem.message, ...said].join(' ') };
  };
}
