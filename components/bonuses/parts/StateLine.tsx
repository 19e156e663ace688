import { Activity, CalendarClock, CircleCheck, CircleMinus, Lock, UserPlus, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import type { Offer } from '@/domain/bonuses/offer';
import type { Standing } from '@/domain/bonuses/standing';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useRefusalWords } from './useRefusalWords';

const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-8')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('text-subtle')};
  }
  b {
    font-weight: 650;
    color: ${token('text')};
  }
  &.open :is(svg, b) {
    color: ${token('success-text')};
  }
  &.active :is(svg, b) {
    color: ${token('accent-text')};
  }
`;

type LineProps = { id?: string | undefined; icon: IconNode; tone?: 'open' | 'active'; children: ReactNode };

/** A line under an offer: an icon, a word in bold and the reason. */
export const Line = ({ id, icon, tone, children }: LineProps) => (
  <Root id={id} className={tone}>
    <Icon of={icon} size={16} />
    <span>{children}</span>
  </Root>
);

const CLOSED = { now: Lock, yet: CalendarClock, never: CircleMinus } as const;

/** Whether the visitor can take the offer, and why not; nothing where it is unknown. */
export function StateLine({ offer, standing, id }: { offer: Offer; standing: Standing; id?: string }) {
  const t = useT();
  switch (standing.kind) {
    case 'unknown':
      return null;
    case 'closed':
      return <Closed offer={offer} standing={standing} id={id} />;
    case 'guest':
      return (
        <Line id={id} icon={UserPlus}>
          <b>{t('bonus.state.guest')}</b>
        </Line>
      );
    default:
      return (
        <Line id={id} icon={standing.kind === 'open' ? CircleCheck : Activity} tone={standing.kind}>
          <b>{t(`bonus.state.${standing.kind}`)}</b>
        </Line>
      );
  }
}

type ClosedProps = {
  offer: Offer;
  standing: Extract<Standing, { kind: 'closed' }>;
  id: string | undefined;
};

function Closed({ offer, standing: { when, refusal }, id }: ClosedProps) {
  const t = useT();
  const { key, figures } = useRefusalWords(refusal, offer);
  const hasWords = key !== 'bonusError.other' && key !== 'general.somethingWrong' && when !== 'yet';
  return (
    <Line id={id} icon={CLOSED[when]}>
      <b>{t(`bonus.state.${when}`)}</b> {[...(hasWords ? [t(key)] : []), ...figures].join(' ')}
    </Line>
  );
}
