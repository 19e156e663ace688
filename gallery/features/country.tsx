import { Brand } from '@/components/ui/pictures/Brand';
import { LanguageSelector } from '@/components/app/menu/LanguageSelector';
import { BlockedScreen } from '@/components/country/BlockedScreen';
import { useBrand } from '@/hooks/useBrand';
import { type Entry, LONG, LONG_WORD, type State } from '../base/entry';

const OwnBrand = () => <Brand {...useBrand()} />;

const HELP = [{ label: 'help@harbour.example', href: 'mailto:help@harbour.example' }];
const ADDRESSES = [
  '203.0.113.24',
  '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  '2001:0db8:85a3:0000:0000:8a2e:0370:7335',
];

const blocked = (over: Partial<Parameters<typeof BlockedScreen>[0]>, settings: State['settings'] = {}): State => ({
  part: () => (
    <BlockedScreen
      country="NL"
      ips={ADDRESSES.slice(0, 1)}
      geocode={undefined}
      brand={<OwnBrand />}
      language={<LanguageSelector />}
      {...over}
    />
  ),
  settings: { excludedCountryCodeList: ['NL'], supportLinks: HELP, ...settings },
});

export const countryEntries: readonly Entry[] = [
  {
    name: 'Blocked country',
    file: 'components/country/BlockedScreen.tsx',
    states: {
      usual: blocked({}),
      loading: blocked({ ips: null }),
      empty: blocked({ ips: [] }),
      noLogIn: blocked({}, { blockedAllowLogin: false, supportLinks: [] }),
      long: blocked(
        { ips: ADDRESSES },
        { brandName: LONG_WORD, supportLinks: [{ label: LONG, href: 'https://help.example' }] },
      ),
    },
  },
];
