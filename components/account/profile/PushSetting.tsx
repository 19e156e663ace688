import { useEffect, useId, useState } from 'react';
import { Switch } from '@/components/ui/controls/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Notice } from '@/components/ui/feedback/Notice';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { canPush, isPushed, startPush, stopPush } from '@/services/browser/push';
import { PanelHead } from '../fields/PanelHead';

type State = 'unknown' | 'off' | 'on' | 'busy' | 'blocked' | 'failed';

/**
 * Notices on this device, by the operator's push service (OP-099). Nothing asks but the player's own press; nothing
 * shows without a key, where the browser cannot, and to excluded players.
 */
export function PushSetting() {
  const t = useT();
  const id = useId();
  const { pushServiceKey, pushServiceScript, pushServiceObject } = useSettings();
  const isExcluded = useExcluded() !== null;
  const [state, setState] = useState<State>('unknown');
  const isOffered = Boolean(pushServiceKey && pushServiceScript) && !isExcluded;
  useEffect(() => {
    if (!isOffered || !canPush()) return;
    let left = false;
    void isPushed().then(
      (on) => !left && setState(on ? 'on' : 'off'),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isOffered]);
  if (!isOffered || !pushServiceKey || state === 'unknown') return null;
  const choose = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      if (state !== 'on') setState(await startPush(pushServiceKey, pushServiceObject));
      else {
        await stopPush(pushServiceObject);
        setState('off');
      }
    } catch {
      setState((await isPushed().catch(() => false)) ? 'on' : 'failed');
    }
  };
  return (
    <Card as="section" aria-labelledby={id} aria-busy={state === 'busy' || undefined}>
      <PanelHead id={id} title={t('account.push.title')}>
        <p>{t('account.push.text')}</p>
      </PanelHead>
      <Switch on={state === 'on'} onPress={() => void choose()}>
        {t('account.push.label')}
      </Switch>
      {state === 'busy' && <Notice>{t('account.push.busy')}</Notice>}
      {state === 'blocked' && <Notice tone="danger">{t('account.push.blocked')}</Notice>}
      {state === 'failed' && <Notice tone="danger">{t('account.push.failed')}</Notice>}
    </Card>
  );
}
