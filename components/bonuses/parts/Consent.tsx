import { useT } from '@/hooks/useT';
import { Tick, type TickProps } from './Tick';

type ConsentProps = Omit<TickProps, 'label' | 'problem'> & {
  /** The form was submitted without the consent. */
  missing: boolean;
};

/** Required consent to the terms. */
export function Consent({ missing, ...tick }: ConsentProps) {
  const t = useT();
  return <Tick {...tick} label={t('bonus.agree')} problem={missing ? t('bonus.agreeFirst') : null} />;
}
