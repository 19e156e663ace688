import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { heroLook } from '@/components/ui/layout/heroLook';
import { formatInstant } from '@/domain/format/instant';
import { tournamentState, type Tournament } from '@/domain/tournaments/tournaments';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Countdown } from './Countdown';
import { JoinButton } from './JoinButton';
import { useRules } from './useRules';

const Root = styled.header`
  ${heroLook}
  min-block-size: 380px;
  background: linear-gradient(180deg, ${token('hero-c')}, ${token('hero-a')} 58%);

  .scene {
    block-size: 190px;
    background: ${token('scene')} center bottom / cover no-repeat;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .ways {
    align-items: center;
  }
  .ways > * {
    flex: none;
  }
  ${media.phone} {
    .words {
      padding-block-start: 152px;
    }
    .ways > *,
    .ways button {
      inline-size: 100%;
    }
  }
  ${media.tablet} {
    min-block-size: 222px;

    .scene {
      inline-size: 52%;
    }
    .words {
      padding-block: ${token('space-20')};
    }
  }
`;

/** Name, prizes and metric of a tournament, the time that is left, and the way in. */
export function TournamentHero({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const locale = useLocale();
  const rules = useRules();
  const now = useClock();
  const noEntry = useAbsent('tournamentEntry');
  const state = now === null ? null : tournamentState(tournament, now);
  const { name, startsAt, endsAt, prizes } = tournament;
  // Without its places the prize is no sentence.
  const between = prizes === null ? ' · ' : ' ';
  return (
    <Root>
      <div className="scene" aria-hidden />
      <div className="words">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>{[rules.shared(tournament), rules.metric(tournament)].filter(Boolean).join(between)}</p>
        <div className="ways">
          {state === 'ended' ? (
            <p>{t('tournaments.endedAt', { instant: formatInstant(locale, endsAt) ?? endsAt })}</p>
          ) : (
            <Countdown
              to={state === 'soon' ? startsAt : endsAt}
              label={t(state === 'soon' ? 'tournaments.startsIn' : 'tournaments.endsIn')}
            />
          )}
          {state !== 'ended' && !noEntry && <JoinButton tournament={tournament} />}
        </div>
      </div>
    </Root>
  );
}
