import { Gift, Heart, Search } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { CopyField } from '@/components/ui/controls/CopyField';
import { IconButton } from '@/components/ui/controls/IconButton';
import { RewardButton } from '@/components/ui/controls/RewardButton';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Switch } from '@/components/ui/controls/Switch';
import { Icon } from '@/components/ui/pictures/Icon';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const LOOKS = ['primary', 'secondary', 'outline', 'quiet'] as const;
const COPY = { copy: 'Copy', copied: 'Copied', failed: 'Copying failed' };

function Switched({ text }: { text: string }) {
  const [on, setOn] = useState(true);
  return (
    <Switch on={on} onPress={() => setOn(!on)}>
      {text}
    </Switch>
  );
}

const copyField = (value: string, copied: 'copied' | 'failed' | null) =>
  function Copied() {
    return (
      <>
        <p id="copied">Reference</p>
        <CopyField labelledBy="copied" copied={copied} onCopy={() => {}} words={COPY}>
          {value}
        </CopyField>
      </>
    );
  };

export const controls = [
  drawn('Button', 'components/ui/controls/Button.tsx', {
    usual: () =>
      LOOKS.map((look) => (
        <Button key={look} look={look} icon={<Icon of={Search} />}>
          {look}
        </Button>
      )),
    sizes: () =>
      (['main', 'normal', 'dense'] as const).map((size) => (
        <Button key={size} look="primary" size={size}>
          {size}
        </Button>
      )),
    wide: () => (
      <Button look="primary" wide>
        Deposit
      </Button>
    ),
    disabled: () =>
      LOOKS.map((look) => (
        <Button key={look} look={look} disabled>
          {look}
        </Button>
      )),
    loading: () =>
      LOOKS.map((look) => (
        <Button key={look} look={look} busy>
          {look}
        </Button>
      )),
    long: () =>
      [LONG, LONG_WORD].map((text) => (
        <Button key={text} look="primary" wide>
          {text}
        </Button>
      )),
    link: () => <ButtonLink href="/casino">All games</ButtonLink>,
  }),
  drawn('CopyField', 'components/ui/controls/CopyField.tsx', {
    usual: copyField('D-7KQ2-M9XF', null),
    copied: copyField('D-7KQ2-M9XF', 'copied'),
    error: copyField('D-7KQ2-M9XF', 'failed'),
    long: copyField('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', null),
  }),
  drawn('IconButton', 'components/ui/controls/IconButton.tsx', {
    usual: () => (
      <IconButton label="Add to favorites">
        <Icon of={Heart} />
      </IconButton>
    ),
    filled: () => (
      <IconButton label="Add to favorites" filled>
        <Icon of={Heart} />
      </IconButton>
    ),
    disabled: () => (
      <IconButton label="Add to favorites" aria-disabled>
        <Icon of={Heart} />
      </IconButton>
    ),
  }),
  drawn('RewardButton', 'components/ui/controls/RewardButton.tsx', {
    usual: () => <RewardButton icon={<Icon of={Gift} />}>Claim</RewardButton>,
    disabled: () => <RewardButton disabled>Claim</RewardButton>,
    loading: () => <RewardButton busy>Claim</RewardButton>,
    long: () => <RewardButton wide>{LONG}</RewardButton>,
  }),
  drawn('SiteLink', 'components/ui/controls/SiteLink.tsx', {
    usual: () => <SiteLink href="/casino">All games</SiteLink>,
    long: () => <SiteLink href="/casino">{LONG}</SiteLink>,
  }),
  drawn('Switch', 'components/ui/controls/Switch.tsx', {
    usual: () => <Switched text="Quiet mode" />,
    off: () => (
      <Switch on={false} onPress={() => {}}>
        Quiet mode
      </Switch>
    ),
    long: () => <Switched text={LONG} />,
  }),
];
