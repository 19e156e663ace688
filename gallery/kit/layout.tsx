import { Flame, Gift } from 'lucide';
import { Card } from '@/components/ui/layout/Card';
import { Carousel } from '@/components/ui/layout/Carousel';
import { Columns } from '@/components/ui/layout/Columns';
import { HeadedCard, MoreCard } from '@/components/ui/layout/HeadedCard';
import { PageHeading, Stack } from '@/components/ui/layout/Page';
import { Button } from '@/components/ui/controls/Button';
import { PageActions } from '@/components/ui/layout/PageActions';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { PauseButton } from '@/components/ui/layout/PauseButton';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { Sentence } from '@/components/ui/layout/Sentence';
import { StripCard } from '@/components/ui/layout/StripCard';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Icon } from '@/components/ui/pictures/Icon';
import { Cover } from '@/components/ui/pictures/Cover';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const carousel = (names: readonly string[]) =>
  function Covers() {
    return (
      <Carousel title="Popular" icon={<Icon of={Flame} />} count={names.length} href="/casino">
        {names.map((name) => (
          <li key={name}>
            <a href="/casino">
              <Cover name={name} picture={null} />
            </a>
          </li>
        ))}
      </Carousel>
    );
  };
const names = (count: number) => Array.from({ length: count }, (_, index) => `Game ${index + 1}`);
const autoplay = (stopped: boolean) => ({ able: true, stopped, toggle: () => {} });

export const layout = [
  drawn('Card', 'components/ui/layout/Card.tsx', {
    usual: () => <Card>A card</Card>,
    long: () => <Card>{LONG}</Card>,
  }),
  drawn('Carousel', 'components/ui/layout/Carousel.tsx', {
    usual: carousel(names(14)),
    few: carousel(names(2)),
    empty: carousel([]),
    long: carousel([LONG, LONG_WORD, ...names(10)]),
  }),
  drawn('Columns', 'components/ui/layout/Columns.tsx', {
    usual: () => (
      <Columns>
        <Card>Beside it</Card>
        <Card>368 px from a desktop on</Card>
      </Columns>
    ),
  }),
  drawn('HeadedCard, MoreCard', 'components/ui/layout/HeadedCard.ts', {
    usual: () => (
      <HeadedCard>
        <h2>Limits</h2>
        <p>You have no limits.</p>
      </HeadedCard>
    ),
    more: () => (
      <MoreCard>
        <h2>Limits</h2>
        <a href="/profile2/limits">Change limits</a>
      </MoreCard>
    ),
    long: () => (
      <HeadedCard>
        <h2>{LONG}</h2>
      </HeadedCard>
    ),
  }),
  drawn('PageActions', 'components/ui/layout/PageActions.tsx', {
    usual: () => (
      <PageActions>
        <Button>Save as CSV</Button>
      </PageActions>
    ),
  }),
  drawn('PageHeading, Stack', 'components/ui/layout/Page.tsx', {
    usual: () => (
      <Stack>
        <PageHeading>
          <h1>Slots</h1>
          <p>214 games</p>
        </PageHeading>
        <Card>Below it</Card>
      </Stack>
    ),
    long: () => (
      <PageHeading>
        <h1>{LONG_WORD}</h1>
        <p>{LONG}</p>
      </PageHeading>
    ),
  }),
  drawn('PageIntro', 'components/ui/layout/PageIntro.tsx', {
    usual: () => <PageIntro title="Promotions">Everything on offer, with its terms.</PageIntro>,
    bare: () => <PageIntro title="Promotions" />,
    long: () => <PageIntro title={LONG_WORD}>{LONG}</PageIntro>,
  }),
  drawn('PauseButton', 'components/ui/layout/PauseButton.tsx', {
    usual: () => <PauseButton name="Popular" autoplay={autoplay(false)} />,
    stopped: () => <PauseButton name="Popular" autoplay={autoplay(true)} />,
  }),
  drawn('SectionHeading', 'components/ui/layout/SectionHeading.tsx', {
    usual: () => <SectionHeading title="Popular" icon={<Icon of={Flame} />} count={1234} href="/casino" />,
    bare: () => <SectionHeading title="Popular" />,
    long: () => <SectionHeading title={LONG} count={1_234_567} href="/casino" />,
  }),
  drawn('Sentence', 'components/ui/layout/Sentence.tsx', {
    usual: () => (
      <p>
        <Sentence of="lobby.rtp" marks={{}} />
      </p>
    ),
  }),
  drawn('StripCard', 'components/ui/layout/StripCard.tsx', {
    usual: () => (
      <StripCard icon={Gift} labelledBy="strip">
        <div className="words">
          <h2 id="strip">Fifty at sea</h2>
          <p className="facts">
            <span>Ends 29 Nov, 23:59</span>
            <span>Maximum bet €5.00</span>
          </p>
        </div>
      </StripCard>
    ),
    long: () => (
      <StripCard icon={Gift} labelledBy="strip">
        <div className="words">
          <h2 id="strip">{LONG}</h2>
          <p className="facts">{LONG}</p>
        </div>
      </StripCard>
    ),
  }),
  drawn('VisuallyHidden', 'components/ui/layout/VisuallyHidden.tsx', {
    usual: () => (
      <p>
        Seen<VisuallyHidden> and heard</VisuallyHidden>
      </p>
    ),
  }),
];
