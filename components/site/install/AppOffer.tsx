import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** In the corner where toasts appear, below them; it moves nothing and takes no focus. */
const Root = styled.section`
  position: fixed;
  inset-inline: ${token('space-8')};
  inset-block-end: calc(80px + env(safe-area-inset-bottom));
  z-index: ${token('z-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-12')} ${token('space-16')};
  padding: ${token('space-16')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  box-shadow: ${token('shadow-lg')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  > div:first-child {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  h2 {
    font: 650 ${token('type-md')} ${token('font-text')};
    letter-spacing: 0;
    text-transform: none;
    overflow-wrap: anywhere;
  }
  p {
    color: ${token('text-muted')};
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    inset-inline: auto ${token('space-24')};
    inset-block-end: ${token('space-24')};
    inline-size: 420px;
    max-inline-size: calc(100vw - 2 * ${token('space-24')});
  }
`;

type AppOfferProps = {
  /** `update`: a newer version of the site waits. */
  kind: 'install' | 'update';
  onTake: () => void;
  onLater: () => void;
};

/** Offers to install the site (W-25), or to load its newer version. Both can wait. */
export function AppOffer({ kind, onTake, onLater }: AppOfferProps) {
  const t = useT();
  const id = useId();
  const brand = useSettings().brandName;
  const isUpdate = kind === 'update';
  return (
    <Root aria-labelledby={id} role={isUpdate ? 'status' : undefined}>
      <div>
        <h2 id={id}>{isUpdate ? t('install.updateTitle') : t('install.title', { brand })}</h2>
        <p>{t(isUpdate ? 'install.updateText' : 'install.text')}</p>
      </div>
      <div>
        <Button look="quiet" onClick={onLater}>
          {t('install.later')}
        </Button>
        <Button look="primary" onClick={onTake}>
          {t(isUpdate ? 'install.reload' : 'install.install')}
        </Button>
      </div>
    </Root>
  );
}
