import { OperatorPage } from '@/components/app/pages/OperatorPage';
import { staticPage } from '@/store/pages/staticPage';

export default OperatorPage;

export const getServerSideProps = staticPage('privacy-policy');
