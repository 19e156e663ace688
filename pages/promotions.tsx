import { OffersPage } from '@/components/app/OffersPage';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

export default function PromotionsPage(props: WrittenProps) {
  return <OffersPage {...props} />;
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
