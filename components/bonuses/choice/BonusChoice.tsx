import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Page';
import { Notice } from '@/components/ui/feedback/Notice';
import { Loading } from '@/components/ui/feedback/Loading';
import { useLocale } from '@/components/ui/LocaleContext';
import { forNextDeposit, shownFirst } from '@/domain/bonuses/depositOffers';
import type { Offer } from '@/domain/bonuses/offer';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { exampleFor } from '@/domain/bonuses/wagering';
import type { BonusAsker, BonusState } from '@/domain/cashier/deposit/depositBonus';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import { weekdayOf } from '@/domain/time/day';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useAddress } from '@/hooks/address/useAddress';
import { useCalendarZone } from '@/hooks/player/useCalendarZone';
import { useAuth } from '@/hooks/player/useAuth';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useToday } from '@/hooks/useToday';
import { useT } from '@/hooks/useT';
import { useOffersQuery } from '@/services/bonuses/bonuses';
import { MOST_OFFERS } from '@/services/bonuses/offersRequest';
import { token } from '@/themes/token';
import { Cancelling } from './Cancelling';
import { Consent } from '../parts/Consent';
import { Option } from './Option';
import { Terms } from '../parts/Terms';
import { useMoney } from '../parts/useMoney';
import { useTick } from '../parts/useTick';
import { useOfferAsk } from '@/hooks/player/useOfferAsk';

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${token('space-12')};
    font: ${token('font-display-weight')} 18px/24px ${token('font-display')};
  }
`;

type BonusChoiceProps = {
  /** Deposit amount as decimal text; null while none is typed. */
  amount: string | null;
  asker: RefObject<BonusAsker | null>;
  onState: (state: BonusState) => void;
};

/** Bonus choice of a deposit: none, listed first and preselected, or one of the offers with its terms (W-09). */
export function BonusChoice({ amount, asker, onState }: BonusChoiceProps) {
  const t = useT();
  const locale = useLocale();
  const named = useAddress('bonus');
  const quiet = useQuiet();
  const { data, isError, isFetching, refetch } = useOffersToday(quiet);
  const { depositCount } = useAuth();
  const [all, setAll] = useState(false);
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  const [demanded, setDemanded] = useState(false);
  const active = useActiveBonus();
  const [box, sureBox] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const offers = forNextDeposit((quiet ? undefined : data)?.rows ?? [], depositCount);
  const wanted = picked === undefined ? named : picked;
  const chosen = offers.find(({ id }) => id === wanted) ?? null;
  const [agreed, agree] = useTick(chosen && `${chosen.id} ${chosen.termsVersion}`);
  const [sure, beSure] = useTick(active?.userBonusId ?? null);
  /** The offer that the player came for is not for this deposit: told, not swallowed. */
  const isGone = data !== undefined && picked === undefined && named !== null && !chosen;
  const shown = shownFirst(offers, chosen?.id ?? null, all);

  useImperativeHandle(asker, () => ({
    ask: (sum) => {
      setDemanded(true);
      if (active && !sure) return missing(sureBox.current);
      const cancels = active && ({ cancelsActiveBonus: true } as const);
      if (!chosen) return { ...cancels };
      if (!exampleFor(chosen, sum) || !agreed) return missing(box.current);
      const { id, termsVersion } = chosen;
      return { bonusId: id, ...(termsVersion !== null && { bonusTermsVersion: termsVersion }), ...cancels };
    },
  }));
  // A failed load of the offers does not block a deposit without a bonus: the active bonus comes with the player's
  // details.
  const known = data !== undefined || isError || quiet;
  useEffect(() => onState(known ? 'ready' : 'loading'), [onState, known]);

  const pick = (id: string | null) => {
    setPicked(id);
    agree(false);
    setDemanded(false);
  };
  const cancelling = active && (
    <Cancelling bonus={active} checked={sure} missing={demanded && !sure} input={sureBox} onChange={beSure} />
  );
  // Quiet mode offers nothing; what the deposit would cancel is said all the same.
  if (quiet) return cancelling;
  return (
    <Root>
      <legend>{t('bonus.choice.title')}</legend>
      <Option
        checked={!chosen}
        title={t('bonus.choice.none')}
        text={t('bonus.choice.noneText')}
        onChoose={() => pick(null)}
      />
      {isGone && <Notice tone="warning">{t('bonusError.TIME_WINDOW')}</Notice>}
      {!data && !isError && <Loading shapes={['line']} />}
      {isError && !data && !isFetching && (
        <Notice tone="warning">
          <p>{t('bonus.choice.failed')}</p>
          <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
        </Notice>
      )}
      {shown.map((offer) => (
        <OfferOption key={offer.id} offer={offer} checked={offer.id === chosen?.id} onChoose={() => pick(offer.id)} />
      ))}
      {shown.length < offers.length && (
        <div>
          <Button onClick={() => setAll(true)}>
            {t('bonus.choice.all', { number: formatNumber(locale, offers.length) })}
          </Button>
        </div>
      )}
      {chosen && (
        <>
          <Card as="section" aria-label={t('bonus.choice.terms')}>
            <Stack>
              <Worked offer={chosen} amount={amount} demanded={demanded} />
              <Terms offer={chosen} />
            </Stack>
          </Card>
          <Consent checked={agreed} missing={demanded && !agreed} input={box} onChange={agree} />
        </>
      )}
      {cancelling}
    </Root>
  );
}

/** All of today's deposit offers, by the player's local date. */
function useOffersToday(skip: boolean) {
  const day = useToday(useCalendarZone());
  const dayOfWeek = WEEKDAYS[weekdayOf(day)];
  const asked = {
    ...useOfferAsk(useLocale().code),
    size: MOST_OFFERS,
    isDeposit: true,
    calendarDateTime: `${day} 12:00:00`,
    ...(dayOfWeek !== undefined && { dayOfWeek }),
  };
  return useOffersQuery(asked, { skip });
}

function missing(input: HTMLInputElement | null): null {
  input?.focus();
  return null;
}

function OfferOption({ offer, ...rest }: { offer: Offer; checked: boolean; onChoose: () => void }) {
  const t = useT();
  const money = useMoney(offer.currency);
  const locale = useLocale();
  const { minDeposit, multiplier, type } = offer;
  const wagering =
    multiplier === null
      ? t(`bonus.type.${type}`)
      : multiplier <= 0
        ? t('bonus.choice.wagerNone')
        : t(type === 'freespins' ? 'bonus.choice.wagerWins' : 'bonus.choice.wager', {
            multiple: formatMultiplier(locale, multiplier),
          });
  return (
    <Option
      {...rest}
      title={<bdi>{offer.title}</bdi>}
      text={wagering}
      note={minDeposit === null ? null : t('bonus.choice.from', { amount: money(minDeposit) })}
    />
  );
}

/** The worked example for this deposit, or a note that it is too small. */
function Worked({ offer, amount, demanded }: { offer: Offer; amount: string | null; demanded: boolean }) {
  const t = useT();
  const money = useMoney(offer.currency);
  const example = exampleFor(offer, amount);
  if (example) {
    const bonus = money(example.bonus);
    if (Number(example.bonus) === 0) return null;
    return (
      <Notice>
        {offer.multiplier === null
          ? t('bonus.choice.gives', { bonus })
          : t('bonus.choice.yours', { bonus, sum: money(example.wager) })}
      </Notice>
    );
  }
  return (
    <Notice tone={demanded ? 'danger' : 'info'}>
      {t('bonus.choice.tooLow', { amount: money(offer.minDeposit ?? '0') })}
    </Notice>
  );
}
