import { Check, Copy, Share2 } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};

  .line {
    display: flex;
    align-items: stretch;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    padding: ${token('space-12')} 14px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  .line button {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-md')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
  .line button:hover {
    background: ${token('surface3')};
  }
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
  // Closing the device's sheet rejects; that is no failure.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('referral.link')}</h2>
      <div className="line">
        <bdi dir="ltr">{link.replace(/^https?:\/\//, '')}</bdi>
        <button type="button" aria-describedby={id} onClick={copy}>
          <Icon of={copied === 'copied' ? Check : Copy} size={16} />
          {t('referral.copy')}
        </button>
      </div>
      <p role="status">{copied && t(`referral.copyResult.${copied}`)}</p>
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
