import { type Purchase } from './buy';
import { type PlayStage, type StageParts } from './playStage';

export type Purchases = {
  /** Asks the site to confirm a purchase. */
  ask(purchase: Purchase): void;
  /** The site's answer to the last question. */
  answered(confirmed: boolean): void;
  /** Plays the confirmed purchase as soon as the site lets play continue. */
  playConfirmed(): void;
};

/** Purchases of the feature: asked, confirmed by the site, then played. */
export function createPurchases(
  stage: PlayStage,
  { site, notice, session, language }: Pick<StageParts, 'site' | 'notice' | 'session' | 'language'>,
  play: (bought: Purchase) => void,
): Purchases {
  const playConfirmed = () => {
    const bought = stage.asked;
    if (!bought?.confirmed || stage.paused) return;
    stage.asked = null;
    play(bought);
  };
  return {
    playConfirmed,
    ask(purchase) {
      stage.asked = { ...purchase, confirmed: false };
      stage.enter('asking');
      stage.settleNotice();
      const { stake, price, returned } = purchase;
      site.say({ type: 'bonusBuyAsked', price, stake, currency: session.currency, returnToPlayer: returned });
    },
    answered(confirmed) {
      if (!stage.asked) return;
      if (confirmed) {
        stage.asked.confirmed = true;
        return playConfirmed();
      }
      stage.asked = null;
      stage.enter('idle');
      notice.show(language.say('buy.declined'));
    },
  };
}
