import { Share2 } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { CopyField } from '@/components/ui/controls/CopyField';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};

  p {
    color: ${token('text-muted')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    text-wrap: pretty;
  }
  .ways {
    display: flex;
  }
`;

/** The panel is never rendered by the server, so the browser can be asked. */
const canShare = () => typeof navigator.share === 'function';

/** The player's link, to copy or, where the device can, to share. */
export function ReferralLink({ link, title }: { link: string; title: string }) {
  const t = useT();
  const id = useId();
  const { copied, copy } = useCopy(link);
  const words = {
    copy: t('referral.copy'),
    copied: t('referral.copyResult.copied'),
    failed: t('referral.copyResult.failed'),
  };
  // Closing the device's sheet rejects; that is no failure.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('referral.link')}</h2>
      <CopyField labelledBy={id} copied={copied} onCopy={copy} words={words}>
        {link.replace(/^https?:\/\//, '')}
      </CopyField>
      {canShare() && (
        <div className="ways">
          <Button look="primary" icon={<Icon of={Share2} />} onClick={share}>
            {t('referral.share')}
          </Button>
        </div>
      )}
      <p>{t('referral.adults')}</p>
    </Root>
  );
}
