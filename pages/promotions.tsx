import { OffersPage } from '@/components/app/pages/OffersPage';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

export default function PromotionsPage(props: WrittenProps) {
  return <OffersPage {...props} />;
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
