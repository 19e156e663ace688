import { Pause, Play } from 'lucide';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { IconButton } from '../controls/IconButton';
import { type Autoplay } from './useAutoplay';

/** Pauses and resumes automatic movement; `name` says of what. Renders nothing when nothing moves. */
export function PauseButton({ name, autoplay }: { name: string; autoplay: Autoplay }) {
  const t = useT();
  const { able, stopped, toggle } = autoplay;
  return (
    able && (
      <IconButton label={t(stopped ? 'ui.resume' : 'ui.pause', { name })} filled onClick={toggle}>
        <Icon of={stopped ? Play : Pause} size={16} />
      </IconButton>
    )
  );
}
