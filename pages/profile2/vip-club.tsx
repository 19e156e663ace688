import { GuardedPage } from '@/components/app/GuardedPage';
import { guardedPage } from '@/store/guardedPage';

export default GuardedPage;

export const getServerSideProps = guardedPage('/profile2/vip-club');
