import { Stack } from '@/components/ui/layout/Page';
import { SelfTestCard } from '../selfTest/SelfTestCard';
import { QuietSetting } from './QuietSetting';

/** The tools that need no account: quiet mode and the self-test. */
export const CareTools = () => (
  <Stack>
    <QuietSetting />
    <SelfTestCard />
  </Stack>
);
