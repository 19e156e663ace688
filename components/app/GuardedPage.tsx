import { Guard } from '@/components/guard/Guard';
import { useT } from '@/hooks/useT';
import type { GuardedProps } from '@/store/guardedPage';
import { PageHead } from './PageHead';

/** A page that opens for signed-in players; search engines get nothing of it. */
export function GuardedPage({ panel }: GuardedProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t(`guard.title.${panel}`)} description={t(`guard.text.${panel}`)} index={false} />
      <Guard panel={panel} />
    </>
  );
}
