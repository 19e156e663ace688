import { Crown } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { GuestsOnly } from '@/components/ui/layout/GuestsOnly';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { Hero } from './Hero';
import { LevelStanding } from './LevelStanding';

/**
 * Banner of the VIP page: the brand's artwork and the title, with one sentence and the way in for guests, or with the
 * player's standing.
 */
export function VipBanner({ title, text }: { title: string; text: string }) {
  const t = useT();
  const own = useOwnLevel();
  const { isInitialized } = useAuth();
  const noRegistration = useAbsent('registration');
  if (own) return <LevelStanding own={own} title={<h1>{title}</h1>} />;
  return (
    <Hero>
      <div className="scene" aria-hidden />
      <span className="crown">
        <Icon of={Crown} size={24} />
      </span>
      <div className="words">
        <h1>{title}</h1>
        <p>{text}</p>
        {!noRegistration && (
          <GuestsOnly className="ways guest" data-known={isInitialized || undefined}>
            <Button look="hero" onClick={() => openModal('signup')}>
              {t('shell.register')}
            </Button>
          </GuestsOnly>
        )}
      </div>
    </Hero>
  );
}
