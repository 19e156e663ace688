import { Button, ButtonLink, type ButtonLook } from '@/components/ui/controls/Button';
import { comesWithDeposit } from '@/domain/bonuses/offer';
import { isOpen } from '@/domain/bonuses/standing';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import type { Standed } from './useStandings';

const TO_MINE: readonly string[] = ['ACTIVE_BONUS', 'ACTIVE_FREE_SPINS'];
const TO_DEPOSIT: readonly string[] = ['DEPOSIT_REQUIRED', 'DEPOSITS_NUMBER'];

type OfferWayProps = Standed & {
  /** Id of the offer's title. */
  titleId: string;
  onOpen: () => void;
  /** Looks of the button that takes the offer, of another one, and of the terms. */
  looks?: { take: ButtonLook; other: ButtonLook; terms: ButtonLook };
};

const ON_CARD = { take: 'primary', other: 'secondary', terms: 'quiet' } as const;

/** The buttons of an offer: a filled one only where it can be taken, else one that leads to what is missing. */
export function OfferWay({ offer, standing, titleId, onOpen, looks = ON_CARD }: OfferWayProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const [noDeposit, noActivation, noRegistration] = [
    useAbsent('deposit'),
    useAbsent('activation'),
    useAbsent('registration'),
  ];
  const described = { 'aria-describedby': titleId };
  const terms = (look: ButtonLook, wide: boolean) => (
    <Button {...described} look={look} wide={wide} className={wide ? 'way' : undefined} onClick={onOpen}>
      {t(wide ? 'bonus.readTerms' : 'bonus.terms')}
    </Button>
  );
  const way = () => {
    const { kind } = standing;
    const isHere = comesWithDeposit(offer) ? !noDeposit : !noActivation;
    if (isOpen(standing) && isHere)
      return (
        <Button {...described} look={looks.take} className="way" onClick={onOpen}>
          {t('bonus.take')}
        </Button>
      );
    if (kind === 'guest' && !noRegistration)
      return (
        <Button {...described} look={looks.other} className="way" onClick={() => openModal('signup')}>
          {t('bonus.register')}
        </Button>
      );
    const code = kind === 'closed' ? standing.refusal.code : null;
    if (kind === 'active' || (code !== null && TO_MINE.includes(code)))
      return (
        <ButtonLink look={looks.other} className="way" href={urlOf('my-bonuses')}>
          {t('bonus.toMine')}
        </ButtonLink>
      );
    if (code === 'REQUIRED_EMAIL_VERIFICATION')
      return (
        <Button look={looks.other} className="way" onClick={() => openModal('verify-email')}>
          {t('bonus.verifyEmail')}
        </Button>
      );
    const isPast = kind === 'closed' && standing.when === 'never';
    if (code !== null && TO_DEPOSIT.includes(code) && !isPast && !noDeposit)
      return (
        <ButtonLink look={looks.other} className="way" href={urlOf('deposit')}>
          {t('bonus.makeDeposit')}
        </ButtonLink>
      );
    return null;
  };
  const first = way();
  if (first === null) return terms(looks.other, true);
  return (
    <>
      {first}
      {terms(looks.terms, false)}
    </>
  );
}
