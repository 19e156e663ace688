import { ButtonLink } from '@/components/ui/controls/Button';
import { HOME } from '@/config/pages/navigation';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { hasGuestDemos } from '@/hooks/told/hasGuestDemos';
import { useHasOdds } from '@/hooks/told/useHasOdds';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { offerHref, useWelcome } from './useWelcome';

/** An offer's headline and its terms as they are shown, and the page with all of them. */
export type GuestOffer = {
  id: string;
  title: string;
  /** The largest bonus, formatted; absent where the backend does not name it. */
  most?: string;
  /** Formatted; what the backend does not name is absent. */
  terms: Partial<Record<(typeof TERMS)[number], string>>;
};

/** Terms in the order of the line. */
const TERMS = ['wagering', 'least', 'time', 'maxBet'] as const;

function Terms({ of }: { of: GuestOffer['terms'] }) {
  const t = useT();
  return (
    <dl className="facts">
      {TERMS.map(
        (term) =>
          of[term] && (
            <div key={term}>
              <dt>{t(`home.terms.${term}`)}</dt>
              <dd>
                <bdi>{of[term]}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The welcome offer as the headline where there is one (L06), else what the house stands for. */
export function GuestWords({ offer }: { offer: GuestOffer | null }) {
  const t = useT();
  const urlOf = usePageUrl();
  const settings = useSettings();
  const [noLobby, noRegistration] = [useAbsent('lobby'), useAbsent('registration')];
  const hasOdds = useHasOdds();
  const fixed = useWelcome();
  const unpromoted = useUnpromoted();
  const own = offer !== null && !unpromoted && { ...offer, href: offerHref(urlOf, offer.id) };
  const welcome = fixed ?? own;
  const most = !fixed && own ? own.most : undefined;
  const brand = settings.brandName;
  return (
    <div className="words guest">
      {welcome ? (
        <>
          <span className="badge">{t('home.offer.badge')}</span>
          <h1>
            {welcome.title} {most && <span>{t('home.offer.upTo', { most })}</span>}
          </h1>
          {typeof welcome.terms === 'string' ? <p className="terms">{welcome.terms}</p> : <Terms of={welcome.terms} />}
        </>
      ) : (
        <>
          <h1>{hasOdds ? t('home.title') : t('home.welcome', { brand })}</h1>
          {hasOdds && (
            <p>
              {t('home.text', { brand })} {hasGuestDemos(settings) && t('home.demo')}
            </p>
          )}
        </>
      )}
      <div className="ways">
        {!noRegistration && (
          <ButtonLink look="hero" href={`${HOME}?modal=signup`}>
            {t('shell.register')}
          </ButtonLink>
        )}
        {welcome && (
          <ButtonLink look="heroOutline" href={welcome.href}>
            {t('home.offer.see')}
          </ButtonLink>
        )}
        {!welcome && !noLobby && (
          <ButtonLink look={noRegistration ? 'hero' : 'heroOutline'} href={urlOf('casino')}>
            {t('home.action')}
          </ButtonLink>
        )}
      </div>
      {welcome && <p className="note">{t('home.offer.note', { age: String(settings.marketRules.minimumAge) })}</p>}
    </div>
  );
}
