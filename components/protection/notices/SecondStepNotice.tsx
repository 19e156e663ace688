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
  const ways = [
    { name: t('security.authenticator'), text: t('security.authenticatorText') },
    ...(noPasskeys ? [] : [{ name: t('security.passkeys'), text: t('security.passkeysText') }]),
  ];
  return (
    <Asking>
      <p>{t('secondStep.demanded')}</p>
      <ul>
        {ways.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
      <div className="answers">
        <ButtonLink look="primary" size="main" how={how} href={urlOf('safety')}>
          {t('secondStep.setUp')}
        </ButtonLink>
      </div>
    </Asking>
  );
}
