import { Notice } from '@/components/ui/feedback/Notice';
import { fieldLock, PROFILE_FIELDS, type ProfileField } from '@/domain/account/fields/fieldLocks';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { linkedFields, type LinkedField } from '@/domain/account/registration/linkedFields';
import { openedDate, openingValues, profileSent, type ProfileValues } from '@/domain/account/fields/profileForm';
import { REQUIRED_FIELDS } from '@/domain/account/registration/registrationForm';
import type { RegistrationField, RegistrationFields } from '@/domain/account/registration/registrationFields';
import type { User } from '@/domain/account/player/user';
import { useAddress } from '@/hooks/address/useAddress';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useThemeFlags } from '@/hooks/useThemeFlags';
import { useT } from '@/hooks/useT';
import { LinkedForm } from './LinkedForm';
import { profileSchema } from '../profile/profileSchema';
import type { AccountLists } from '../fields/useAccountLists';
import { useProfileUpdate } from '../profile/useProfileUpdate';

type UpdateValues = ProfileValues & { currencyCode: string };

type LinkedUpdateProps = {
  user: User;
  configured: RegistrationFields;
  lists: AccountLists;
  today: string;
  onUpdated: () => void;
};

const isProfileField = (field: LinkedField): field is LinkedField & ProfileField =>
  (PROFILE_FIELDS as readonly string[]).includes(field);

const isRequired = (field: ProfileField): boolean => REQUIRED_FIELDS.has(field as RegistrationField);

/** The linked sign-up of a signed-in player: the missing profile fields, or all of them (LINK-08..11, LINK-15). */
export function LinkedUpdate({ user, configured, lists, today, onUpdated }: LinkedUpdateProps) {
  const t = useT();
  const settings = useSettings();
  const alert = useAlert();
  const update = useProfileUpdate('Update Form');
  const placeholderDomain = settings.placeholderEmailDomain;
  const shown = linkedFields({
    configured,
    user,
    withoutAddress: settings.allowDepWithoutAddress,
    onlyMissing: useAddress('activeMethod') === '1',
    placeholderDomain,
  });
  const { lockExistingProfileValues: lockExisting } = useThemeFlags();
  const isLocked = (field: LinkedField): boolean =>
    isProfileField(field) && fieldLock(field, user, { placeholderDomain, lockExisting }) !== null;
  const fields = shown.filter(isProfileField).filter((field) => !isLocked(field));
  const opened = openedDate(user.dateOfBirth, today, settings);
  const submit = async (values: UpdateValues, intent: string): Promise<FormProblem | null> => {
    const outcome = await update(profileSent(values, user, { fields, today, settings }), intent);
    if (outcome.problem) return outcome.problem;
    alert.success(outcome.message ?? t('account.profile.saved'));
    onUpdated();
    return null;
  };
  if (fields.length === 0) return <Notice tone="success">{t('account.linked.complete')}</Notice>;
  return (
    <LinkedForm<UpdateValues>
      shown={shown}
      isLocked={isLocked}
      lists={lists}
      today={today}
      initialValues={{ ...openingValues(user, { today, phoneCode: '', settings }), currencyCode: '' }}
      openedDate={opened}
      schema={profileSchema({
        fields,
        isRequired,
        today,
        openedDate: opened,
        minimumAge: settings.marketRules.minimumAge,
        minLength: settings.phoneMinLength,
        parser: null,
      })}
      isNew={false}
      onSubmit={submit}
    />
  );
}
