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
import { Tool, Tools } from '../parts/look';
import { QuietSetting } from '../quiet/QuietSetting';
import { PlayerLimits } from './PlayerLimits';
import { SelfTestCard } from '../selfTest/SelfTestCard';
import { RealityCheckSetting } from './RealityCheckSetting';
import { TimeZoneSetting } from './TimeZoneSetting';

/**
 * The limits page (LIM-09, P-26): the player's own exclusion, deposit and bet limits, reality check, breaks, self-exclusion, link to the freeze,
 * self-test, quiet mode, time zone, calendar and ghost mode settings, help line.
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
      {!noLimits && <PlayerLimits />}
      <RealityCheckSetting />
      {!noExclusion && <ExclusionTools />}
      <Tools>
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
        <SelfTestCard />
        <QuietSetting />
        <TimeZoneSetting />
        <CalendarSetting />
        <GhostSetting />
      </Tools>
      <HelpRow />
    </>
  );
}
