import { useId } from 'react';
import styled from 'styled-components';
import type { Question } from '@/domain/site/content';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { useT } from '@/hooks/useT';
import { skippedUntilNear } from '@/components/ui/navigation/skipped';
import { token } from '@/themes/token';
import { Blocks } from './Blocks';

/** Same spacing as the rows of the home page. */
const Section = styled.section`
  margin-block-start: ${token('space-32')};
  ${skippedUntilNear('440px')}
`;

// The same chevron as in the menu.
const Questions = styled.div`
  display: grid;
  gap: ${token('space-8')};
  overflow-wrap: anywhere;

  details {
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
  }
  summary {
    gap: ${token('space-16')};
    min-block-size: 48px;
    padding: 13px ${token('space-16')};
    border-radius: ${token('radius-md')};
    font-weight: 600;
  }
  summary:hover {
    background: ${token('surface2')};
  }
  summary::after {
    margin-inline: auto 4px;
    border-color: ${token('text-muted')};
  }
  details > div {
    padding: ${token('space-8')} ${token('space-16')} ${token('space-16')};
    max-inline-size: 80ch;
    color: ${token('text-muted')};
  }
  details > div > * + * {
    margin-block-start: ${token('space-8')};
  }
  h2 {
    font-size: 16px;
  }
  ul {
    padding-inline-start: ${token('space-20')};
    list-style: disc;
  }
  ol {
    padding-inline-start: ${token('space-32')};
    list-style: decimal;
  }
`;

export type FaqProps = {
  questions: readonly Question[];
  /** Language tag and direction of the questions, where they differ from the page's. */
  written: { lang: string; dir: 'ltr' | 'rtl' } | null;
};

/** The operator's questions and answers, expandable; renders nothing if there are none (W-26). */
export function Faq({ questions, written }: FaqProps) {
  const t = useT();
  const heading = useId();
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('content.faq')} />
      <Questions {...(written ?? {})}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <div>
              <Blocks blocks={answer} />
            </div>
          </details>
        ))}
      </Questions>
    </Section>
  );
}
