import { useT } from '@/hooks/useT';
import { Tick, type TickProps } from './Tick';

type ConsentProps = Omit<TickProps, 'label' | 'problem'> & {
  /** Version of the terms; null if they have none. */
  version: string | null;
  /** The form was submitted without the consent. */
  missing: boolean;
};

/** Required consent to the terms. */
export function Consent({ version, missing, ...tick }: ConsentProps) {
  const t = useT();
  const label = version === null ? t('bonus.agree') : t('bonus.agreeTo', { version });
  return <Tick {...tick} label={label} problem={missing ? t('bonus.agreeFirst') : null} />;
}
