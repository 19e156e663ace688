import { useT } from '@/hooks/useT';
import { Tick, type TickProps } from './Tick';

type ConsentProps = Omit<TickProps, 'label' | 'problem'> & {
  /** Of the conditions; null where they have none. */
  version: string | null;
  /** The button was pressed without it. */
  missing: boolean;
};

/** That the conditions were read and are agreed to. */
export function Consent({ version, missing, ...tick }: ConsentProps) {
  const t = useT();
  const label = version === null ? t('bonus.agree') : t('bonus.agreeTo', { version });
  return <Tick {...tick} label={label} problem={missing ? t('bonus.agreeFirst') : null} />;
}
