import { ButtonLink } from '@/components/ui/controls/Button';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { Asking } from '../parts/look';

/** The market demands a second step of every log-in; what that can be, and the way to it. */
export function SecondStepNotice({ how }: { how?: 'replace' }) {
  const t = useT();
  const urlOf = usePageUrl();
  const noPasskeys = useAbsent('passkeys');
  return (
    <Asking>
      <p>{t('security.authenticatorText')}</p>
      {!noPasskeys && <p>{t('security.passkeysText')}</p>}
      <div className="answers">
        <ButtonLink look="primary" size="main" how={how} href={urlOf('safety')}>
          {t('security.setUp')}
        </ButtonLink>
      </div>
    </Asking>
  );
}
