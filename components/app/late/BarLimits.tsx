import { RealityCheckSetting } from '@/components/protection/limits/RealityCheckSetting';
import { YourLimits } from '@/components/game/cockpit/YourLimits';
import type { BarDialogProps } from '@/components/game/GamePage';

/** The limits that hold in a game, with the setting of the reality check, which is another feature's. */
export const BarLimits = (props: BarDialogProps) => <YourLimits {...props} Check={RealityCheckSetting} />;
