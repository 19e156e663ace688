/** @jest-environment node */
import type { GetServerSidePropsContext } from 'next';
import { getServerSideProps } from '@/pages/[...missing]';

/** The host redirects by itself (server/src/render/key.test.ts); Next does so when it runs alone. */
test.each([
  ['en', '/wallet', '/Wallet'],
  ['de', '/wallet?a=1', '/de/Wallet?a=1'],
])('NAV-13 in %s %s leads on to %s', async (locale, resolvedUrl, destination) => {
  const answer = await getServerSideProps({ locale, resolvedUrl } as GetServerSidePropsContext);
  expect(answer).toEqual({ redirect: { destination, permanent: true } });
});
