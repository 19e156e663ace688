import Head from 'next/head';
import styled from 'styled-components';
import type { StaticPageKey } from '@/config/staticPages';
import type { WrittenPage } from '@/domain/content/content';
import { Stack } from '@/components/ui/Page';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Blocks } from './Blocks';

const Text = styled.article`
  max-inline-size: 72ch;

  h1 {
    font-size: 32px;
    line-height: 38px;
  }
  h2 {
    margin-block-start: ${token('space-32')};
    font-size: 20px;
    line-height: 28px;
  }
  p,
  ul {
    margin-block-start: ${token('space-12')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  ul {
    padding-inline-start: ${token('space-20')};
    list-style: disc;
  }
  li + li {
    margin-block-start: ${token('space-4')};
  }
`;

/** A written page of the operator (P-33 to P-39): readable before any script runs. */
export function StaticPage({ page, content, written }: WrittenPage<StaticPageKey>) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <Stack>
      <Head>
        <title>{`${t(`shell.page.${page}`)} · ${brandName}`}</title>
      </Head>
      <Text {...(written ?? {})}>
        <h1>{content?.title ?? t(`shell.page.${page}`)}</h1>
        {content ? <Blocks blocks={content.blocks} /> : <p>{t('content.preparing')}</p>}
      </Text>
    </Stack>
  );
}
