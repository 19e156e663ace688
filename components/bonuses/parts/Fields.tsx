import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { useLocale } from '@/components/ui/LocaleContext';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { gameHref } from '@/config/pages/navigation';
import { takeableUntil, type Offer, type UserBonus } from '@/domain/bonuses/offer';
import { formatInstant } from '@/domain/format/instant';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { percentWords } from './percent';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: 6px ${token('space-16')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  dt {
    color: ${token('text-muted')};
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const NAMES = [
  ...([
    'id',
    'name',
    'type',
    'status',
    'amount',
    'depositAmount',
    'depositPercent',
    'maxAmount',
    'minDeposit',
  ] as const),
  ...(['minBalance', 'freeSpins', 'freeSpinsLeft', 'freeSpinGame', 'freeSpinWinnings', 'multiplier'] as const),
  ...(['wageringType', 'wagered', 'wagerLeft', 'maxWin', 'winnings', 'burn', 'couponCode'] as const),
  ...(['start', 'expiration', 'validTo'] as const),
] as const;
type Name = (typeof NAMES)[number];

const isTaken = (bonus: Offer | UserBonus): bonus is UserBonus => 'userBonusId' in bonus;

/** All fields of an offer or of a player's bonus (ENT-10, ENT-11). */
export function Fields({ bonus }: { bonus: Offer | UserBonus }) {
  const t = useT();
  const values = useValues(bonus);
  return (
    <Root>
      {NAMES.map((name) => {
        const value = values[name];
        return value === undefined || value === null || value === false ? null : (
          <Fragment key={name}>
            <dt>{t(`bonus.field.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        );
      })}
    </Root>
  );
}

/** The game of the free spins, with a link to its page where the backend names it by id. */
function GameName({ game, name }: { game: string | null; name: string }) {
  const { isAbsent } = useFollow();
  const shown = <bdi>{name}</bdi>;
  const href = game === null ? null : gameHref(game);
  return href === null || isAbsent(href) ? shown : <SiteLink href={href}>{shown}</SiteLink>;
}

function useValues(bonus: Offer | UserBonus): Partial<Record<Name, ReactNode>> {
  const t = useT();
  const locale = useLocale();
  const { currency, freeSpins, depositPercent, multiplier, wageringType } = bonus;
  const money = (value: string | null) => value !== null && <Amount value={value} currency={currency} />;
  const instant = (value: string | null) =>
    value !== null && <time dateTime={value}>{formatInstant(locale, value)}</time>;
  const number = (value: number | null) => value !== null && formatNumber(locale, value);
  return {
    id: <bdi>{bonus.id}</bdi>,
    name: <bdi>{bonus.name}</bdi>,
    type: t(`bonus.type.${bonus.type}`),
    amount: money(bonus.amount),
    depositPercent: depositPercent !== null && percentWords(locale, depositPercent),
    maxAmount: money(bonus.maxAmount),
    minDeposit: money(bonus.minDeposit),
    minBalance: money(bonus.minBalance),
    freeSpins: number(freeSpins?.count ?? null),
    freeSpinGame: freeSpins?.gameName && <GameName game={freeSpins.game} name={freeSpins.gameName} />,
    multiplier: multiplier !== null && formatMultiplier(locale, multiplier),
    wageringType: wageringType && t(`bonus.wageringType.${wageringType}`),
    maxWin: money(bonus.maxWin),
    couponCode: bonus.couponCode !== null && <bdi>{bonus.couponCode}</bdi>,
    validTo: instant(takeableUntil(bonus)),
    ...(isTaken(bonus) && {
      status: bonus.status && t(`bonus.status.${bonus.status}`),
      depositAmount: money(bonus.depositAmount),
      freeSpinsLeft: number(bonus.freeSpinsLeft),
      freeSpinWinnings: freeSpins !== null && money(bonus.freeSpinWinnings),
      wagered: money(bonus.wagered),
      wagerLeft: money(bonus.wagerLeft),
      winnings: money(bonus.winnings),
      burn: money(bonus.burn),
      start: instant(bonus.start),
      expiration: instant(bonus.expiration),
    }),
  };
}
