import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Switch } from '@/components/ui/controls/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Notice } from '@/components/ui/feedback/Notice';
import { useAbsent } from '@/hooks/useAbsent';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useSetPreferencesMutation } from '@/services/account/preferences';
import { userDetailsEndpoint } from '@/services/account/profile';
import { PanelHead } from '../fields/PanelHead';

const selectDetails = userDetailsEndpoint.select();

/**
 * Whether offers come by e-mail, as first asked at the sign-up. A new choice shows only after the backend confirms it;
 * nothing shows where the backend does not say what it keeps.
 */
export function NewsSetting() {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const wanted = useSelector(selectDetails).data?.preferences.newsletter ?? null;
  const [save, { isLoading, isError }] = useSetPreferencesMutation();
  const isOff = useAbsent('preferences');
  if (wanted === null || isOff) return null;
  const choose = async () => {
    if (isLoading) return;
    const { error } = await save({ newsletter: !wanted });
    if (!error) alert.success(t(wanted ? 'account.news.off' : 'account.news.on'));
  };
  return (
    <Card as="section" aria-labelledby={id} aria-busy={isLoading || undefined}>
      <PanelHead id={id} title={t('account.news.title')}>
        <p>{t('account.news.text')}</p>
      </PanelHead>
      <Switch on={wanted} onPress={() => void choose()}>
        {t('account.news.label')}
      </Switch>
      {isError && !isLoading && <Notice tone="danger">{t('account.news.failed')}</Notice>}
    </Card>
  );
}
