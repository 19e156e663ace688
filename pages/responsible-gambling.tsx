import { StaticPage } from '@/components/content/StaticPage';
import { staticPage } from '@/store/staticPage';

export default StaticPage;

export const getServerSideProps = staticPage('responsible-gambling');
