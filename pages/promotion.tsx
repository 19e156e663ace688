import { OffersPage } from '@/components/app/pages/OffersPage';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** One offer, which the address names by `id`; without it all of them (P-08). */
export default function PromotionPage(props: WrittenProps) {
  return <OffersPage {...props} single />;
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
