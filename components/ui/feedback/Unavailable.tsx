import { CircleOff } from 'lucide';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { EmptyState } from './StateBlock';

/** Replaces a feature that the operator switched off (OP-036, API-39). Needs the text area `general`. */
export function Unavailable() {
  const t = useT();
  return (
    <EmptyState
      icon={<Icon of={CircleOff} size={24} />}
      title={t('general.unavailable')}
      text={t('general.unavailableText')}
    />
  );
}
