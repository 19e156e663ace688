import { CalendarClock, MapPinOff } from 'lucide';
import { useT } from '@/hooks/useT';
import { Icon } from '../pictures/Icon';
import { EmptyState } from './StateBlock';

/** Why registration is closed: the country is not allowed, or this mirror takes no registrations at this time. */
export type RegistrationBar = 'country' | 'window';

const ICONS = { country: MapPinOff, window: CalendarClock };

/** Replaces the registration form while registration is closed, and says what to do instead (AUTH-06, AUTH-07). */
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
