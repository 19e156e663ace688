import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Notice } from '@/components/ui/feedback/Notice';
import { useAlert } from '@/hooks/useAlert';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useSetPreferencesMutation } from '@/services/account/preferences';
import { userDetailsEndpoint } from '@/services/account/profile';
import { Choices, Tool } from '../parts/look';

const selectDetails = userDetailsEndpoint.select();

type PreferenceChoiceProps = {
  /** The preference, and the name of its texts. */
  name: 'noCalendar' | 'ghostMode';
  texts: 'calendar' | 'ghost';
};

/** Something shown or hidden, as the player prefers. A new choice shows only after the backend confirms it. */
export function PreferenceChoice({ name, texts }: PreferenceChoiceProps) {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const { data } = useSelector(selectDetails);
  const [save, { isLoading, isError }] = useSetPreferencesMutation();
  const isOff = useAbsent('preferences');
  if (!data || isOff) return null;
  const isHidden = data.preferences[name];
  const choose = async (wanted: boolean) => {
    if (isLoading || wanted === isHidden) return;
    const { error } = await save({ [name]: wanted });
    if (!error) alert.success(t('preferences.saved'));
  };
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t(`preferences.${texts}.title`)}</h2>
      <p className="what">{t(`preferences.${texts}.text`)}</p>
      <Choices role="radiogroup" aria-labelledby={id} aria-busy={isLoading || undefined}>
        {[false, true].map((hidden) => (
          <label key={String(hidden)}>
            <input type="radio" name={id} checked={hidden === isHidden} onChange={() => void choose(hidden)} />
            {t(hidden ? `preferences.${texts}.hide` : `preferences.${texts}.show`)}
          </label>
        ))}
      </Choices>
      {isError && !isLoading && <Notice tone="danger">{t('preferences.failed')}</Notice>}
    </Tool>
  );
}
