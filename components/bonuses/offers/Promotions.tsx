import type { BonusType } from '@/domain/bonuses/offer';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Page';
import { useAddress } from '@/hooks/address/useAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { AskedOffer } from './OfferDialog';
import { OfferList } from './OfferList';

type PromotionsProps = {
  /** Shows only this type (P-09). */
  type?: BonusType;
  /** The address may name one offer (P-08). */
  single?: boolean;
};

/** The brand's offers (P-07), or the one named in the address. Browser only. */
export function Promotions({ type, single = false }: PromotionsProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const id = useAddress('id');
  if (!single || id === null) return <OfferList {...(type && { type })} />;
  return (
    <Stack>
      <Card>
        <AskedOffer key={id} id={id} />
      </Card>
      <div>
        <ButtonLink href={urlOf('promotions')}>{t('bonus.allOffers')}</ButtonLink>
      </div>
    </Stack>
  );
}
