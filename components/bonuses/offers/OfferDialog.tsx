import { useLocale } from '@/components/ui/LocaleContext';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import type { Offer } from '@/domain/bonuses/offer';
import { setAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';
import { useOfferQuery } from '@/services/bonuses/bonuses';
import { KindTag } from '../parts/KindTag';
import { OfferArt } from '../parts/OfferArt';
import { useKept } from '../parts/useKept';
import { OfferView } from './OfferView';
import { useOfferAsk } from '@/hooks/player/useOfferAsk';

const close = () => setAddress({ offer: null }, 'replace');

const isPictured = ({ image, mark }: Offer) => image !== null || mark !== null;

type OfferDialogProps = {
  id: string;
  /** The offer from the list; null if it is not on this page. */
  known: Offer | null;
};

/** Details of an offer (M-21). */
export function OfferDialog({ id, known: listed }: OfferDialogProps) {
  const t = useT();
  const known = useKept(listed);
  const bannerOf = (offer: Offer) =>
    isPictured(offer) && (
      <OfferArt offer={offer}>
        <KindTag type={offer.type} />
      </OfferArt>
    );
  return (
    <Dialog
      open
      onClose={close}
      size="middle"
      title={known?.title ?? t('bonus.offer')}
      banner={known && bannerOf(known)}
    >
      {known ? (
        <>
          {!isPictured(known) && (
            <div>
              <KindTag type={known.type} />
            </div>
          )}
          <OfferView offer={known} onClose={close} />
        </>
      ) : (
        <AskedOffer key={id} id={id} />
      )}
    </Dialog>
  );
}

/** Loads and shows the offer named in the address (P-08). Its key is the id. */
export function AskedOffer({ id }: { id: string }) {
  const t = useT();
  const ask = useOfferAsk(useLocale().code);
  const { data, isError, isFetching, refetch } = useOfferQuery({ ...ask, id });
  const offer = useKept(data ?? null);
  if (offer) return <OfferView offer={offer} titled />;
  if (isError && !isFetching) return <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />;
  if (data === null) return <EmptyState title={t('bonus.notFound')} />;
  return <LoadingPlace />;
}
