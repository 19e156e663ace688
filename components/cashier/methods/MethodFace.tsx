import { CreditCard } from 'lucide';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { boundsOf } from '@/domain/cashier/deposit/amount';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { toDecimal } from '@/domain/money/money';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { MethodName } from './MethodName';
import { Mark } from './tileLook';

type MethodFaceProps = { method: PaymentMethod; currency: string };

/** What a tile shows of a method: picture, name, minimum and maximum. */
export function MethodFace({ method, currency }: MethodFaceProps) {
  const picture = usePictureUrl()(method.picture);
  return (
    <>
      {picture ? <Mark $src={picture} aria-hidden /> : <Icon of={CreditCard} size={24} />}
      <b>
        <MethodName title={method.title} />
      </b>
      <small>
        <MethodBounds method={method} currency={currency} />
      </small>
    </>
  );
}

/** "€10.00 – €5,000.00", or only the known bound; nothing where none is known. */
function MethodBounds({ method, currency }: MethodFaceProps) {
  const t = useT();
  const { min, max } = boundsOf(method, currency, useSettings().depositBounds);
  const written = (minor: bigint) => <Amount value={toDecimal(minor, currency)} currency={currency} />;
  if (min !== null && max !== null)
    return (
      <>
        {written(min)} – {written(max)}
      </>
    );
  if (min !== null)
    return (
      <>
        {t('deposit.from')} {written(min)}
      </>
    );
  if (max === null) return null;
  return (
    <>
      {t('deposit.upTo')} {written(max)}
    </>
  );
}
