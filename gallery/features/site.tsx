import { SkipLink } from '@/components/app/frame/SkipLink';
import { ConsentBanner } from '@/components/site/consent/ConsentBanner';
import { Faq } from '@/components/site/content/Faq';
import { StaticPage } from '@/components/site/content/StaticPage';
import { AppOffer } from '@/components/site/install/AppOffer';
import { Contacts } from '@/components/site/support/Contacts';
import { HelpCard } from '@/components/site/support/HelpCard';
import { SaferTools } from '@/components/site/support/SaferTools';
import { NotFoundScreen } from '@/components/site/system/NotFoundScreen';
import { NotOfferedScreen } from '@/components/site/system/NotOfferedScreen';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';
import { SystemScreen } from '@/components/site/system/SystemScreen';
import { type Block, type ContentPage, type Question } from '@/domain/site/content';
import { drawn, type Entry, LONG, LONG_WORD, type State } from '../base/entry';
import { Pressed } from '../base/Pressed';

const nothing = () => {};

/** A part that only the settings change. */
const set = (part: State['part'], settings: State['settings'] = {}, more: Partial<State> = {}): State => ({
  part,
  settings,
  ...more,
});

// Behind the skip link, as on the site: the banner finds its place by it.
const consent = (present: 'granted' | 'refused' | null, brandName = 'Harbour'): State =>
  set(
    () => (
      <div>
        <SkipLink />
        <ConsentBanner present={present} onAnswer={nothing} />
      </div>
    ),
    { brandName },
  );
const offer = (kind: 'install' | 'update', brandName = 'Harbour') =>
  set(
    () => (
      <div>
        <AppOffer kind={kind} onTake={nothing} onLater={nothing} />
      </div>
    ),
    { brandName },
  );

const MAIL = { label: 'help@harbour.example', href: 'mailto:help@harbour.example' };
const LINKS = [
  MAIL,
  { label: '+44 20 7946 0000', href: 'tel:+442079460000' },
  { label: 'Telegram', href: 'https://t.example/harbour' },
];
const CHAT = { showLiveChat: true, liveChatScript: 'https://chat.example/widget.js' };
const LONG_LINKS = [
  { label: LONG, href: 'https://help.example' },
  { label: `${LONG_WORD}@example.com`, href: 'mailto:help@harbour.example' },
];
const contacts = (settings: State['settings']) => set(() => <Contacts />, settings);
const help = (settings: State['settings']) => set(() => <HelpCard />, settings);
const tools = (settings: State['settings'], more: Partial<State> = {}) => set(() => <SaferTools />, settings, more);

const BLOCKS: readonly Block[] = [
  { type: 'heading', text: 'Who may play' },
  { type: 'paragraph', text: 'Adults only. We ask for papers before the first withdrawal.' },
  { type: 'list', items: ['A passport', 'An identity card', 'A driver’s licence'] },
];
const LONG_BLOCKS: readonly Block[] = [
  { type: 'heading', text: LONG_WORD },
  { type: 'paragraph', text: `${LONG}. `.repeat(12) },
  { type: 'list', items: [LONG, LONG_WORD] },
];
/** A page of an operator who wrote it in one language alone. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;
const GERMAN = { lang: 'de', dir: 'ltr' } as const;
const page = (
  content: ContentPage | null,
  settings: State['settings'] = {},
  written: Parameters<typeof StaticPage>[0]['written'] = null,
) => set(() => <StaticPage page="bonus-terms" content={content} written={written} />, settings);

const questions = (...names: string[]): Question[] => names.map((question) => ({ question, answer: BLOCKS }));
const ASKED = questions('What is demo play?', 'When is my withdrawal paid?', 'Which papers do you need?');

export const siteEntries: readonly Entry[] = [
  {
    name: 'Consent banner',
    file: 'components/site/consent/ConsentBanner.tsx',
    states: {
      usual: consent(null),
      granted: consent('granted'),
      refused: consent('refused'),
      long: consent(null, `${LONG_WORD} ${LONG}`),
    },
  },
  {
    name: 'Offer to install',
    file: 'components/site/install/AppOffer.tsx',
    states: { usual: offer('install'), update: offer('update'), long: offer('install', `${LONG_WORD} ${LONG}`) },
  },
  {
    name: 'Contacts',
    file: 'components/site/support/Contacts.tsx',
    states: {
      usual: contacts({ supportLinks: LINKS }),
      chat: contacts({ supportLinks: LINKS, ...CHAT }),
      empty: contacts({}),
      long: contacts({ supportLinks: LONG_LINKS }),
    },
  },
  {
    name: 'Help card',
    file: 'components/site/support/HelpCard.tsx',
    states: {
      usual: help({ helpLine: { label: 'Helpline 0800 000 000', href: 'tel:+448000000000' } }),
      empty: help({}),
      long: help({ helpLine: { label: LONG, href: 'https://help.example' } }),
    },
  },
  {
    name: 'Safer play tools',
    file: 'components/site/support/SaferTools.tsx',
    states: {
      usual: tools({}),
      player: tools({}, { answers: {} }),
      noLogIn: tools({ loginOff: true }),
      someLacking: tools({ endpoints: { freezeAccount: null } }),
    },
  },
  {
    name: 'Written page',
    file: 'components/site/content/StaticPage.tsx',
    states: {
      usual: page({ title: 'Our bonus terms', blocks: BLOCKS }),
      noTitle: page({ title: null, blocks: BLOCKS }),
      otherLanguage: page({ title: 'Bonusbedingungen', blocks: BLOCKS }, {}, GERMAN),
      empty: page(null),
      contacts: page(null, { supportLinks: LINKS }),
      long: page({ title: LONG, blocks: LONG_BLOCKS }),
    },
  },
  drawn('Questions and answers', 'components/site/content/Faq.tsx', {
    usual: () => <Faq questions={ASKED} written={null} />,
    opened: () => <Pressed on="summary">{<Faq questions={ASKED} written={null} />}</Pressed>,
    otherLanguage: () => <Faq questions={ASKED} written={ENGLISH} />,
    empty: () => <Faq questions={[]} written={null} />,
    long: () => <Faq questions={questions(LONG, LONG_WORD)} written={null} />,
  }),
  drawn('Screen without content', 'components/site/system/SystemScreen.tsx', {
    notFound: () => <NotFoundScreen />,
    notOffered: () => <NotOfferedScreen />,
    error: () => <ServerErrorScreen status={500} />,
    reference: () => <ServerErrorScreen status={500} reference="01JD3V5W8Z" />,
    unavailable: () => <ServerErrorScreen status={503} />,
    long: () => <SystemScreen status={404} title={LONG_WORD} text={LONG} action={null} />,
  }),
];
