import { CalendarClock, MapPinOff } from 'lucide';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { EmptyState } from './StateBlock';

/** Why nobody can register here now: the country is not open, or it is a time when this address takes none. */
export type RegistrationBar = 'country' | 'window';

const ICONS = { country: MapPinOff, window: CalendarClock };

/** Stands in place of the registration form where there is none, and says what can be done instead (AUTH-06, AUTH-07). */
export function RestrictedRegistration({ reason }: { reason: RegistrationBar }) {
  const t = useT();
  return (
    <div role="status">
      <EmptyState
        icon={<Icon of={ICONS[reason]} size={24} />}
        title={t(`account.restricted.${reason}`)}
        text={t(`account.restricted.${reason}Text`)}
      />
    </div>
  );
}
