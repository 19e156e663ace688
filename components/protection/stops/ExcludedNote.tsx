import { ShieldOff } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';

/** Replaces what an excluded player may not use (SESS-10). `level` is h1 where the note is the whole page. */
export function ExcludedNote({ level }: { level?: 'h1' | 'p' }) {
  const t = useT();
  const urlOf = usePageUrl();
  const mayWithdraw = !useAbsent('withdrawal');
  return (
    <EmptyState
      level={level}
      icon={<Icon of={ShieldOff} size={24} />}
      title={t('protection.excluded.title')}
      text={t(mayWithdraw ? 'protection.excluded.text' : 'protection.excluded.alone')}
      action={<ButtonLink href={urlOf('withdraw')}>{t('protection.banner.withdraw')}</ButtonLink>}
    />
  );
}
