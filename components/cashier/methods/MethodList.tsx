import { useId } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useT } from '@/hooks/useT';
import { MethodFace } from './MethodFace';
import { FULL_WIDTH_BELOW, tileLook, Tiles } from './tileLook';

const List = styled(Tiles)`
  li {
    ${tileLook}
    cursor: default;
  }
`;

type MethodListProps = { methods: readonly PaymentMethod[]; currency: string };

/** A player's payment methods where nothing can be deposited on the site itself (OP-036). */
export function MethodList({ methods, currency }: MethodListProps) {
  const t = useT();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('deposit.payWith')} count={methods.length} />
      <List as="ul" $few={methods.length < FULL_WIDTH_BELOW}>
        {methods.map((method) => (
          <li key={method.id}>
            <MethodFace method={method} currency={currency} />
          </li>
        ))}
      </List>
    </section>
  );
}
