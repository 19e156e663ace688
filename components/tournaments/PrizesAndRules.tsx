import { useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { FactList } from '@/components/ui/figures/FactList';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { averageCost, prizeLines, type FreeSpins, type Tournament } from '@/domain/tournaments/tournaments';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useRules } from './useRules';

const Rules = styled(HeadedCard)`
  ul {
    margin-block-start: ${token('space-8')};
    padding-inline-start: ${token('space-20')};
    list-style: disc;
    color: ${token('text-muted')};
  }
  li + li {
    margin-block-start: ${token('space-8')};
  }
`;

const PrizeCard = styled(HeadedCard)`
  .spins {
    display: grid;
    justify-items: end;
  }
  .spins small {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    text-align: end;
  }
`;

/** What taking part costs on average: beside the prize, since that is what the prize is set against. */
function Cost({ tournament: { example, currency } }: { tournament: Tournament }) {
  const t = useT();
  const locale = useLocale();
  const pageUrl = usePageUrl();
  const noLimits = useAbsent('limits');
  const figures = example && averageCost(example, currency);
  if (!example || !figures) return null;
  const money = (value: string) => formatAmount(locale, value, currency) ?? value;
  return (
    <Notice>
      {t('tournaments.cost', {
        count: example.rounds,
        number: formatNumber(locale, example.rounds),
        stake: money(example.stake),
        staked: money(figures.staked),
        cost: money(figures.cost),
      })}{' '}
      {!noLimits && <SiteLink href={pageUrl('limits')}>{t('tournaments.limits')}</SiteLink>}
    </Notice>
  );
}

const placesOf = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** How many spins, in which game and worth how much. */
function Spins({ of: { quantity, gameName, stake }, currency }: { of: FreeSpins; currency: string }) {
  const t = useT();
  const locale = useLocale();
  const spins = t('tournaments.spins', { number: formatNumber(locale, quantity) });
  const each = stake === null ? null : formatAmount(locale, stake, currency);
  return (
    <span className="spins">
      {spins}
      <small>
        <bdi>{gameName}</bdi> {each !== null && t('tournaments.spinsEach', { stake: each })}
      </small>
    </span>
  );
}

/** The prize of each place, or all of them together where not each is known, with what it costs to play for it. */
export function Prizes({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const id = useId();
  const { prize: pool, prizes, freeSpins, currency } = tournament;
  const facts = prizeLines(prizes ?? []).map(({ from, to, prize }) => ({
    key: String(from),
    label: placesOf(from, to),
    value: <Amount value={prize} currency={currency} />,
  }));
  if (prizes === null)
    facts.push({
      key: 'pool',
      label: t('tournaments.prize'),
      value: <Amount value={pool} currency={currency} />,
    });
  else if (freeSpins)
    facts.push({
      key: 'spins',
      label: placesOf(prizes.length + 1, prizes.length + freeSpins.places),
      value: <Spins of={freeSpins} currency={currency} />,
    });
  return (
    <PrizeCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('tournaments.prizes')}</h2>
      <FactList facts={facts} label={t('tournaments.prizes')} />
      <Cost tournament={tournament} />
    </PrizeCard>
  );
}

/** The rules in plain words. */
export function TournamentRules({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const rules = useRules();
  // Instants are told in the device's time zone, which the server does not know.
  const isHydrated = useClock() !== null;
  const { startsAt, endsAt, freeSpins } = tournament;
  const spinsRule =
    freeSpins?.wagering == null || freeSpins.daysToActivate === null
      ? null
      : t('tournaments.spinsRule', { count: freeSpins.daysToActivate, times: String(freeSpins.wagering) });
  const moment = (instant: string) => (isHydrated && formatInstant(locale, instant)) || '–';
  const lines = [
    t('tournaments.span', { from: moment(startsAt), to: moment(endsAt) }),
    rules.metric(tournament),
    rules.scope(tournament),
    rules.entry(tournament),
    t('tournaments.realMoney'),
    t('tournaments.paid'),
    spinsRule,
  ];
  return (
    <Rules as="section" aria-labelledby={id}>
      <h2 id={id}>{t('tournaments.rules')}</h2>
      <ul>{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>
    </Rules>
  );
}
