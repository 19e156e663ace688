import { OffersPage } from '@/components/app/pages/OffersPage';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** No-deposit offers (P-09). */
export default function FreeMoneyPage(props: WrittenProps) {
  return <OffersPage {...props} type="no_deposit" />;
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
