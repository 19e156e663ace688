import { Trophy } from 'lucide';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Page';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { tournamentHref } from '@/config/pages/navigation';
import { formatInstant } from '@/domain/format/instant';
import { byState, type Tournament, type TournamentState } from '@/domain/tournaments/tournaments';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useTournamentsQuery } from '@/services/tournaments/tournaments';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Countdown } from './Countdown';
import { useRules } from './useRules';

const List = styled.ul`
  display: grid;
  gap: ${token('space-12')};
  margin-block-start: ${token('space-12')};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  }
  h3 {
    font-size: 18px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Entry = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: 0;

  &:hover {
    border-color: ${token('border-strong')};
  }
  .art {
    block-size: 88px;
    background:
      ${token('scene')} 100% 100% / auto 116px no-repeat,
      ${token('gradient-hero')};
  }
  &[data-ended] .art {
    block-size: 12px;
    background: ${token('surface2')};
  }
  [dir='rtl'] & .art {
    transform: scaleX(-1);
  }
  .words {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${token('space-8')};
    padding: ${token('space-16')} ${token('space-20')} ${token('space-20')};
  }
  .shared {
    font: 650 ${token('type-md')} ${token('font-text')};
    color: ${token('text')};
  }
  p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  .when {
    margin-block-start: auto;
    padding-block-start: ${token('space-8')};
  }
`;

function When({ tournament: { startsAt, endsAt }, state }: { tournament: Tournament; state: TournamentState }) {
  const t = useT();
  const locale = useLocale();
  if (state === 'running') return <Countdown to={endsAt} label={t('tournaments.endsIn')} />;
  if (state === 'soon') return <Countdown to={startsAt} label={t('tournaments.startsIn')} />;
  return <p>{t('tournaments.endedAt', { instant: formatInstant(locale, endsAt) ?? endsAt })}</p>;
}

const STATES = ['running', 'soon', 'ended'] as const;

/** Tournaments of the brand by state, each with its countdown or its end (P-32, ENG-03). */
export function Tournaments() {
  const t = useT();
  const pageUrl = usePageUrl();
  const rules = useRules();
  const now = useClock();
  const language = useLocale().code;
  const { data, isError, isFetching, refetch } = useTournamentsQuery({ language }, { refetchOnMountOrArgChange: true });
  if (!data && isError && !isFetching)
    return <ErrorState title={t('tournaments.failed')} onRetry={() => void refetch()} />;
  if (!data || now === null) return <LoadingPlace />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Icon of={Trophy} size={24} />}
        title={t('tournaments.empty')}
        text={t('tournaments.emptyText')}
        action={<ButtonLink href={pageUrl('casino')}>{t('tournaments.games')}</ButtonLink>}
      />
    );
  const groups = byState(data, now);
  return (
    <Stack>
      {STATES.filter((state) => groups[state].length > 0).map((state) => (
        <section key={state} aria-label={t(`tournaments.state.${state}`)}>
          <h2>{t(`tournaments.state.${state}`)}</h2>
          <List>
            {groups[state].map((tournament) => (
              <Entry as="li" key={tournament.id} data-ended={state === 'ended' || undefined}>
                <div className="art" aria-hidden />
                <div className="words">
                  <h3>
                    <SiteLink href={tournamentHref(tournament.id)}>
                      <bdi>{tournament.name}</bdi>
                    </SiteLink>
                  </h3>
                  <p className="shared">{rules.shared(tournament)}</p>
                  <p>{rules.metric(tournament)}</p>
                  <div className="when">
                    <When tournament={tournament} state={state} />
                  </div>
                </div>
              </Entry>
            ))}
          </List>
        </section>
      ))}
    </Stack>
  );
}
