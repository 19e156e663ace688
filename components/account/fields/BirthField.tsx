import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { CheckField } from '@/components/ui/form/CheckField';
import { DateField } from '@/components/ui/form/DateField';
import type { FormValues } from '@/components/ui/form/drafts';
import { useLocale } from '@/components/ui/LocaleContext';
import type { PageRules } from '@/config/markets/playRules';
import { latestBirthday, type MinimumAge } from '@/domain/account/fields/dateOfBirth';
import { isOfYoungGroup } from '@/domain/account/player/ageGroup';
import { formatDay } from '@/domain/format/day';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { Notice } from '@/components/ui/feedback/Notice';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  gap: ${token('space-8')};
`;

type BirthFieldProps = {
  label: string;
  required?: boolean;
  locked?: boolean;
  /** The visitor's local day, "YYYY-MM-DD". */
  today: string;
  /** The date the form was prefilled with; '' when the date was given or there is none (OP-049). */
  opened: string;
};

/** Old enough to play, and of the age that the market has a message for. */
const isYoungAdult = (birth: string, today: string, minimumAge: MinimumAge, page: PageRules): boolean =>
  isOfYoungGroup(page, birth, today) && birth <= latestBirthday(today, minimumAge);

/**
 * Date of birth (`dateOfBirth`). While it still shows the prefilled date, a checkbox (`dateConfirmed`) asks the player
 * to confirm it, so that nobody declares a date by leaving the field untouched.
 */
export function BirthField({ label, required, locked, today, opened }: BirthFieldProps) {
  const t = useT();
  const locale = useLocale();
  const { values } = useFormikContext<FormValues>();
  const asks = !locked && opened !== '' && values.dateOfBirth === opened;
  const isOpen = !locked && !values.dateOfBirth;
  const { minimumAge, page } = useSettings().marketRules;
  const latest = latestBirthday(today, minimumAge);
  const isYoung = !locked && !asks && isYoungAdult(String(values.dateOfBirth), today, minimumAge, page);
  return (
    <Root>
      <DateField
        name="dateOfBirth"
        autoComplete="bday"
        label={label}
        required={required}
        locked={locked}
        today={today}
        hint={
          isOpen
            ? t('account.birth.latest', { age: String(minimumAge), date: formatDay(locale, latest) ?? latest })
            : undefined
        }
      />
      {asks && (
        <CheckField name="dateConfirmed" label={t('account.birth.confirm')}>
          {t('account.birth.mine', { date: formatDay(locale, opened) ?? opened })}
        </CheckField>
      )}
      {isYoung && <Notice>{t('account.young', { from: String(minimumAge), to: String(page.youngThrough) })}</Notice>}
    </Root>
  );
}
