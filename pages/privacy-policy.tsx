import { OperatorPage } from '@/components/app/OperatorPage';
import { staticPage } from '@/store/staticPage';

export default OperatorPage;

export const getServerSideProps = staticPage('privacy-policy');
