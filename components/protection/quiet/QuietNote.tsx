import { BellOff } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';
import { useQuietSwitch } from './useQuietSwitch';

/** Replaces what quiet mode hides. `level` is h1 where the note is the whole page. */
export function QuietNote({ level }: { level?: 'h1' | 'p' }) {
  const t = useT();
  const { isBusy, failed, turn } = useQuietSwitch();
  return (
    <EmptyState
      level={level}
      icon={<Icon of={BellOff} size={24} />}
      title={t('quiet.hidden')}
      text={t(failed && !isBusy ? 'quiet.failed' : 'quiet.hiddenText')}
      action={
        <Button busy={isBusy} onClick={() => void turn(false)}>
          {t('quiet.turnOff')}
        </Button>
      }
    />
  );
}
