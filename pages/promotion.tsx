import { OffersPage } from '@/components/app/pages/OffersPage';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** The offer named by the query parameter `id`; without it all offers (P-08). */
export default function PromotionPage(props: WrittenProps) {
  return <OffersPage {...props} single />;
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
