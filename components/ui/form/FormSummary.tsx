import { useT } from '@/hooks/useT';
import { Notice } from '../feedback/Notice';
import type { FormField } from './FormContext';

type FormSummaryProps = {
  /** The fields in which something is wrong, from top to bottom, each with what it is. */
  wrong: readonly (FormField & { problem: string })[];
};

/** Says after a refused submit that there are errors, and leads to each (VAL-02). */
export function FormSummary({ wrong }: FormSummaryProps) {
  const t = useT();
  return (
    <Notice tone="danger">
      <p>{t('form.checkFields')}</p>
      <ul>
        {wrong.map(({ name, label, id, problem }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address belongs to pages and dialogs.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {t('form.problem', { field: label, problem })}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
