import { Check } from 'lucide';
import styled from 'styled-components';
import { Brand } from '@/components/ui/pictures/Brand';
import { Icon } from '@/components/ui/pictures/Icon';
import { useHasOdds } from '@/hooks/told/useHasOdds';
import { useBrand } from '@/hooks/useBrand';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** The skyline takes the room that the text leaves, and never stands behind it. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: ${token('space-32')} ${token('space-24')};
  background: linear-gradient(180deg, ${token('hero-a')} 30%, ${token('hero-b')} 66%, ${token('hero-c')});
  color: ${token('on-hero')};

  &::after {
    content: '';
    flex: 0 1 320px;
    min-block-size: 0;
    margin-block: auto calc(-1 * ${token('space-32')});
    margin-inline: calc(-1 * ${token('space-24')});
    background: ${token('scene')} center / cover no-repeat;
    mask-image: linear-gradient(180deg, transparent, #000 64px);
  }
  [dir='rtl'] &::after {
    transform: scaleX(-1);
  }
  .claim {
    margin-block: ${token('space-24')} ${token('space-16')};
    font: ${token('font-display-weight')} ${token('type-2xl')} ${token('font-display')};
    letter-spacing: ${token('font-display-tracking')};
    white-space: pre-line;
  }
  ul {
    display: grid;
    gap: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('on-hero-muted')};
  }
  li {
    display: flex;
    gap: ${token('space-8')};
  }
`;

const POINTS = ['help', 'offers'] as const;

/** Panel beside the entry form: the brand, its claim and its selling points. */
export function EntryAside() {
  const t = useT();
  const points = useHasOdds() ? (['rtp', ...POINTS] as const) : POINTS;
  return (
    <Root>
      <Brand {...useBrand()} />
      <p className="claim">{t('account.aside.claim')}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon of={Check} size={16} />
            {t(`account.aside.${point}`)}
          </li>
        ))}
      </ul>
    </Root>
  );
}
