import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${token('space-12')};
  background: ${token('sunken')};

  ul {
    display: grid;
    gap: 6px;
    padding-inline-start: ${token('space-20')};
    font: 400 14px/21px ${token('font-text')};
    color: ${token('text-muted')};
    list-style: disc;
  }
  a {
    padding-inline: 0;
  }
`;

/** What holds for every bonus, beside the offers. */
export function BeforeYouTake() {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const noCancelling = useAbsent('bonusCancelling');
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('bonus.before.title')}</h2>
      <ul>
        <li>{t('bonus.before.locked')}</li>
        <li>{t('bonus.before.one')}</li>
        {!noCancelling && <li>{t('bonus.before.cancel')}</li>}
        <li>{t('bonus.before.costs')}</li>
      </ul>
      <ButtonLink look="quiet" href={urlOf('bonus-terms')}>
        {t('promotions.terms')}
      </ButtonLink>
    </Root>
  );
}
