import { PasswordField } from '@/components/ui/form/PasswordField';
import { useT } from '@/hooks/useT';

/** The password a player logs in with now, asked for before the account changes. */
export function CurrentPassword() {
  const t = useT();
  return (
    <PasswordField
      required
      name="currentPassword"
      label={t('account.field.currentPassword')}
      autoComplete="current-password"
    />
  );
}
