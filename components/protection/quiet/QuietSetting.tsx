import { useId } from 'react';
import { Switch } from '@/components/ui/controls/Switch';
import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import { Tool } from '../parts/look';
import { useQuietSwitch } from './useQuietSwitch';

/** The switch of quiet mode: hides all that advertises or moves, and leaves money, limits and games. */
export function QuietSetting() {
  const t = useT();
  const id = useId();
  const { isOn, isBusy, failed, turn } = useQuietSwitch();
  return (
    <Tool as="section" aria-labelledby={id} aria-busy={isBusy || undefined}>
      <h2 id={id}>{t('quiet.title')}</h2>
      <p className="what" id={`${id}-what`}>
        {t('quiet.text')}
      </p>
      <Switch on={isOn} onPress={() => void turn(!isOn)} describedBy={`${id}-what`}>
        <b>{t('quiet.label')}</b>
      </Switch>
      {failed && !isBusy && <Notice tone="danger">{t('quiet.failed')}</Notice>}
    </Tool>
  );
}
