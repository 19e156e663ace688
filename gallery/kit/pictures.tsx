import { Anchor, Crown, Gift } from 'lucide';
import { Avatar } from '@/components/ui/pictures/Avatar';
import { Brand } from '@/components/ui/pictures/Brand';
import { Cover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { QrCode } from '@/components/ui/pictures/QrCode';
import { drawn, LONG, LONG_WORD } from '../base/entry';

export const pictures = [
  drawn('Avatar', 'components/ui/pictures/Avatar.tsx', {
    usual: () => <Avatar name="Maria Lindqvist" />,
    large: () => <Avatar name="Maria Lindqvist" large />,
    empty: () => <Avatar name="" />,
  }),
  drawn('Brand', 'components/ui/pictures/Brand.tsx', {
    usual: () => <Brand name="Harbour" logo={null} />,
    logo: () => <Brand name="Harbour" logo="/api/core/casino/assets/brand/logo.svg" />,
    long: () => <Brand name={LONG_WORD} logo={null} />,
  }),
  drawn('Cover', 'components/ui/pictures/Cover.tsx', {
    usual: () => <Cover name="Kraken Tides" picture={null} tag="New" />,
    wide: () => <Cover name="Roulette" picture={null} wide />,
    error: () => <Cover name="Kraken Tides" picture="/no-such-picture.svg" />,
    long: () => <Cover name={LONG} picture={null} tag={LONG_WORD} />,
  }),
  drawn('Icon', 'components/ui/pictures/Icon.tsx', {
    usual: () => ([16, 20, 24] as const).map((size) => <Icon key={size} of={Anchor} size={size} />),
    more: () => [Crown, Gift].map((icon, index) => <Icon key={index} of={icon} />),
  }),
  drawn('NamedIcon', 'components/ui/pictures/NamedIcon.tsx', {
    usual: () => <NamedIcon name="flame" />,
    unknown: () => <NamedIcon name="no-such-icon" />,
  }),
  drawn('QrCode', 'components/ui/pictures/QrCode.tsx', {
    usual: () => <QrCode text="bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" label="Address as a QR code" />,
    long: () => <QrCode text={'a'.repeat(600)} label="A long text as a QR code" />,
  }),
];
