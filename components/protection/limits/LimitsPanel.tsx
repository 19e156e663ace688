import { Snowflake } from 'lucide';
import { useId } from 'react';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { CalendarSetting } from './CalendarSetting';
import { ExclusionCard } from '../stops/ExclusionCard';
import { ExclusionTools } from '../stops/ExclusionTools';
import { GhostSetting } from './GhostSetting';
import { HelpRow } from '../parts/HelpRow';
import { Tool } from '../parts/look';
import { QuietSetting } from '../quiet/QuietSetting';
import { PlayerLimits } from './PlayerLimits';
import { SelfTestCard } from '../selfTest/SelfTestCard';
import { RealityCheckSetting } from './RealityCheckSetting';
import { TimeZoneSetting } from './TimeZoneSetting';

/**
 * The limits page (LIM-09, P-26): the player's own exclusion, quiet mode, deposit and bet limits, reality check, self-test, breaks, self-exclusion, link to the freeze,
 * calendar, ghost mode and time zone settings, help line.
 */
export function LimitsPanel() {
  const t = useT();
  const urlOf = usePageUrl();
  const id = useId();
  const noLimits = useAbsent('limits');
  const noExclusion = useAbsent('selfExclusion');
  const noFreeze = useAbsent('breaks');
  return (
    <>
      <ExclusionCard />
      <QuietSetting />
      {!noLimits && <PlayerLimits />}
      <RealityCheckSetting />
      <SelfTestCard />
      {!noExclusion && <ExclusionTools />}
      {!noFreeze && (
        <Tool as="section" aria-labelledby={id}>
          <h2 id={id}>{t('protection.freeze.title')}</h2>
          <p className="what">{t('protection.freeze.text')}</p>
          <div className="go">
            <ButtonLink href={urlOf('freeze-account')} icon={<Icon of={Snowflake} />}>
              {t('protection.freeze.choose')}
            </ButtonLink>
          </div>
        </Tool>
      )}
      <CalendarSetting />
      <GhostSetting />
      <TimeZoneSetting />
      <HelpRow />
    </>
  );
}
