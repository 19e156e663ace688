import { NotFoundScreen } from '@/components/system/NotFoundScreen';
import { serverPage } from '@/store/serverPage';

/** Every address that no page answers (NAV-18). A page of its own, so that it carries shell, texts and policy. */
export default NotFoundScreen;

export const getServerSideProps = serverPage(['notFound'], async ({ status }) => {
  status(404);
  return {};
});
