import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Form } from '@/components/ui/form/Form';
import { FieldRow } from '@/components/ui/form/FieldFrame';
import { usePhoneParser, withReadPhone } from '@/components/ui/form/phoneParser';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { localDay } from '@/domain/time/day';
import { fieldLock, PROFILE_FIELDS, type ProfileField } from '@/domain/account/fields/fieldLocks';
import { openedDate, openingValues, profileSent, type ProfileValues } from '@/domain/account/fields/profileForm';
import { isKycApproved, type User } from '@/domain/account/player/user';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { useAbsent } from '@/hooks/useAbsent';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useThemeFlags } from '@/hooks/useThemeFlags';
import { useT } from '@/hooks/useT';
import { detailsChanged } from '@/services/account/profile';
import { tellProfileTabs, watchProfileTabs } from '@/services/account/profileTabs';
import { token } from '@/themes/token';
import { AccountField, type AccountFieldName } from '../fields/AccountField';
import { FormSkeleton } from '../fields/FormSkeleton';
import { PanelHead } from '../fields/PanelHead';
import { isProfileRequired, profileSchema } from './profileSchema';
import { useAccountLists } from '../fields/useAccountLists';
import { useKeptChanges } from './useKeptChanges';
import { useNewerProfile } from './useNewerProfile';
import { useProfileUpdate } from './useProfileUpdate';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-8')};
`;

/** Fields by row; the phone field includes its country code. */
const ROWS: readonly (readonly AccountFieldName[])[] = [
  ['firstName', 'lastName'],
  ['email', 'phone'],
  ['dateOfBirth', 'gender'],
  ['countryCode', 'city'],
  ['address', 'zipCode'],
  ['nickname'],
];

type ProfileActionsProps = {
  player: string;
  stored: ProfileValues;
  editable: readonly ProfileField[];
  /** What was saved, and as it was typed; null before the first time. */
  saved: { values: ProfileValues; typed: ProfileValues } | null;
  /** Called after a save, unless the player types on. */
  onSettled: () => void;
};

/** Save and discard, enabled once something changed (PROF-04); `saved` resets the form to the saved values. */
function ProfileActions({ player, stored, editable, saved, onSettled }: ProfileActionsProps) {
  const t = useT();
  useNewerProfile(stored, editable);
  useKeptChanges(`profile-${player}`, editable);
  const form = useFormikContext<ProfileValues>();
  const { dirty, isSubmitting, resetForm } = form;
  const begin = useEffectEvent(({ values, typed }: NonNullable<typeof saved>) => {
    const since = PROFILE_FIELDS.filter((field) => form.values[field] !== typed[field]);
    resetForm({ values });
    if (since.length === 0) return onSettled();
    void form.setValues({ ...values, ...Object.fromEntries(since.map((field) => [field, form.values[field]])) });
  });
  useEffect(() => {
    if (saved) begin(saved);
  }, [saved]);
  return (
    <Actions>
      <SubmitButton wide={false} disabled={!dirty} hint={t('account.profile.unchanged')}>
        {t('account.profile.save')}
      </SubmitButton>
      {dirty && !isSubmitting && (
        <Button look="quiet" onClick={() => resetForm()}>
          {t('account.profile.discard')}
        </Button>
      )}
    </Actions>
  );
}

const trimmed = (values: ProfileValues): ProfileValues => ({
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, values[field].trim()])) as Record<ProfileField, string>),
  dateConfirmed: false,
});

type ProfileFormProps = {
  user: User;
  updateFrom: 'Update Form' | 'Profile Page';
  /** Whether to draw a card around the form; false in a dialog (PROF-03). */
  wrapped?: boolean;
  /** Makes every stored value read-only, in addition to the theme's rules (PROF-09). */
  lockExisting?: boolean;
  onSaved?: () => void;
};

/** The profile form with its twelve fields; fields that may not change are read-only (PROF-01..09, 12). */
export function ProfileForm({ user, updateFrom, wrapped = true, lockExisting = false, onSaved }: ProfileFormProps) {
  const t = useT();
  const settings = useSettings();
  const hasContacts = useHasContacts();
  const flags = useThemeFlags();
  const lists = useAccountLists();
  const alert = useAlert();
  const update = useProfileUpdate(updateFrom);
  const [today] = useState(() => localDay(new Date()));
  const [saved, setSaved] = useState<ProfileActionsProps['saved']>(null);
  const [saves, setSaves] = useState(0);
  const title = useId();

  const locks = {
    placeholderDomain: settings.placeholderEmailDomain,
    lockExisting: lockExisting || flags.lockExistingProfileValues,
  };
  const noChange = useAbsent('profile');
  const fields = noChange ? [] : PROFILE_FIELDS.filter((field) => fieldLock(field, user, locks) === null);
  const parser = usePhoneParser(fields.includes('phone'));
  const opened = openedDate(user.dateOfBirth, today, settings);
  const phoneCode = lists.all.find(({ code }) => code === user.countryCode)?.phoneCode ?? '';
  const schema = profileSchema({
    fields,
    isRequired: isProfileRequired,
    today,
    openedDate: opened,
    minimumAge: settings.marketRules.minimumAge,
    minLength: settings.phoneMinLength,
    parser,
  });

  const initialValues = openingValues(user, { today, phoneCode, settings });
  const dispatch = useDispatch();
  useEffect(() => watchProfileTabs(() => void dispatch(detailsChanged())), [dispatch]);

  const submit = async (typed: ProfileValues, intent: string) => {
    const values = await withReadPhone(typed);
    const outcome = await update(profileSent(values, user, { fields, today, settings }), intent);
    if (outcome.problem) return outcome.problem;
    tellProfileTabs();
    alert.success(outcome.message ?? t('account.profile.saved'));
    setSaved({ values: trimmed(values), typed });
    onSaved?.();
    return null;
  };
  const field = (name: AccountFieldName) => (
    <AccountField
      key={name}
      name={name}
      required={name !== 'currencyCode' && isProfileRequired(name)}
      locked={name !== 'currencyCode' && !fields.includes(name)}
      lists={lists}
      today={today}
      openedDate={opened}
      hint={name === 'nickname' ? t('account.profile.nicknameHint') : undefined}
    />
  );
  const Root = wrapped ? Card : 'section';
  return (
    <Root as="section" aria-labelledby={title}>
      <PanelHead id={title} title={t('account.profile.title')} done={saves}>
        <p>{t('account.profile.subtitle')}</p>
        <p>{t(hasContacts ? 'account.profile.hint' : 'account.profile.hintPlain')}</p>
      </PanelHead>
      {lists.loading ? (
        <FormSkeleton rows={['pair', 'pair', 'pair', 'pair', 'pair', 'field']} />
      ) : (
        <Form<ProfileValues>
          label={t('account.profile.title')}
          initialValues={initialValues}
          schema={schema}
          onSubmit={submit}
        >
          {flags.resetKycOnProfileChange && isKycApproved(user) && (
            <Notice tone="info">{t('account.profile.resetsKyc')}</Notice>
          )}
          {ROWS.map((row) => (
            <FieldRow key={row[0]}>{row.map(field)}</FieldRow>
          ))}
          {!noChange && (
            <ProfileActions
              player={user.userId}
              stored={initialValues}
              editable={fields}
              saved={saved}
              onSettled={() => setSaves((now) => now + 1)}
            />
          )}
        </Form>
      )}
    </Root>
  );
}
