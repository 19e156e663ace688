import { ListChecks } from 'lucide';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useT } from '@/hooks/useT';
import { Tool } from '../parts/look';

/** The way to the self-test. */
export function SelfTestCard() {
  const t = useT();
  const id = useId();
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('selfTest.title')}</h2>
      <p className="what">{t('selfTest.text')}</p>
      <div className="go">
        <Button icon={<Icon of={ListChecks} />} onClick={() => openModal('self-test')}>
          {t('selfTest.start')}
        </Button>
      </div>
    </Tool>
  );
}
