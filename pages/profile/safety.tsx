import { GuardedPage } from '@/components/app/pages/GuardedPage';
import { guardedPage } from '@/store/pages/guardedPage';

export default GuardedPage;

export const getServerSideProps = guardedPage('/profile/safety');
