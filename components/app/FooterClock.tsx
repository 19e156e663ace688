import { Clock } from 'lucide';
import { intlTag } from '@/config/locale';
import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { utcOffset } from '@/domain/format/zone';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useShell } from './ShellContext';

/** Time and zone where the visitor is; its place is empty until the browser knows them (OP-099). */
export function FooterClock() {
  const t = useT();
  const { locale } = useShell();
  const instant = useClock();
  if (instant === null) return <span className="clock" />;
  const date = new Date(instant);
  const time = date.toLocaleTimeString(intlTag(locale), { hour: 'numeric', minute: '2-digit' });
  return (
    <span className="clock">
      <Icon of={Clock} size={16} />
      <VisuallyHidden>{t('shell.footer.time')}: </VisuallyHidden>
      <bdi>
        {time} · {utcOffset(-date.getTimezoneOffset())}
      </bdi>
    </span>
  );
}
