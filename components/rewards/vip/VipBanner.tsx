import { Crown } from 'lucide';
import { Icon } from '@/components/ui/pictures/Icon';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { Hero } from './Hero';
import { LevelStanding } from './LevelStanding';

/** Banner of the VIP page: the brand's artwork and the title, with one sentence, or with the player's standing. */
export function VipBanner({ title, text }: { title: string; text: string }) {
  const own = useOwnLevel();
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
      </div>
    </Hero>
  );
}
