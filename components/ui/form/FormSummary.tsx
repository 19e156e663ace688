import { useT } from '@/hooks/useT';
import { WrongFields } from './WrongFields';
import type { FormField } from './FormContext';

type FormSummaryProps = {
  /** The invalid fields in document order, with their messages. */
  wrong: readonly (FormField & { problem: string })[];
};

/** Lists the errors after a refused submit and links to each field (VAL-02). */
export function FormSummary({ wrong }: FormSummaryProps) {
  const t = useT();
  return (
    <WrongFields>
      <ul>
        {wrong.map(({ name, label, id, problem }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Keeps the fragment out of the URL, which is reserved for pages and dialogs.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {t('form.problem', { field: label, problem })}
            </a>
          </li>
        ))}
      </ul>
    </WrongFields>
  );
}
