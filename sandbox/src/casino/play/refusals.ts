import { type Spoken, spokenOf } from '../../http/languages';
import { type WalletRefusal } from '../../wallet/protocol';

type Said = Readonly<Record<Spoken, string>>;

/** Refusals to a studio: the bet-limit codes of the specification §8 (OP-095), and the casino's own codes. */
const REFUSALS = {
  MAX_BET_LIMIT_REACHED: {
    en: 'This bet is above your own limit per bet.',
    de: 'Dieser Einsatz liegt über dem Höchsteinsatz, den Sie sich gesetzt haben.',
    ar: 'هذا الرهان أعلى من أقصى رهان حددته لنفسك.',
    th: 'เดิมพันนี้สูงกว่าเดิมพันสูงสุดที่คุณตั้งไว้',
  },
  dailyBetLimit: {
    en: 'You’ve reached your daily bet limit.',
    de: 'Sie haben Ihr tägliches Einsatzlimit erreicht.',
    ar: 'لقد بلغت حد الرهان اليومي.',
    th: 'ถึงขีดจำกัดเดิมพันรายวันของคุณแล้ว',
  },
  weeklyBetLimit: {
    en: 'You’ve reached your weekly bet limit.',
    de: 'Sie haben Ihr wöchentliches Einsatzlimit erreicht.',
    ar: 'لقد بلغت حد الرهان الأسبوعي.',
    th: 'ถึงขีดจำกัดเดิมพันรายสัปดาห์ของคุณแล้ว',
  },
  monthlyBetLimit: {
    en: 'You’ve reached your monthly bet limit.',
    de: 'Sie haben Ihr monatliches Einsatzlimit erreicht.',
    ar: 'لقد بلغت حد الرهان الشهري.',
    th: 'ถึงขีดจำกัดเดิมพันรายเดือนของคุณแล้ว',
  },
  dailyLossLimit: {
    en: 'You’ve reached your daily loss limit.',
    de: 'Sie haben Ihr tägliches Verlustlimit erreicht.',
    ar: 'لقد بلغت حد الخسارة اليومي.',
    th: 'ถึงขีดจำกัดการเสียรายวันของคุณแล้ว',
  },
  weeklyLossLimit: {
    en: 'You’ve reached your weekly loss limit.',
    de: 'Sie haben Ihr wöchentliches Verlustlimit erreicht.',
    ar: 'لقد بلغت حد الخسارة الأسبوعي.',
    th: 'ถึงขีดจำกัดการเสียรายสัปดาห์ของคุณแล้ว',
  },
  monthlyLossLimit: {
    en: 'You’ve reached your monthly loss limit.',
    de: 'Sie haben Ihr monatliches Verlustlimit erreicht.',
    ar: 'لقد بلغت حد الخسارة الشهري.',
    th: 'ถึงขีดจำกัดการเสียรายเดือนของคุณแล้ว',
  },
  minBet: {
    en: 'This bet is below this game’s minimum.',
    de: 'Dieser Einsatz liegt unter dem Mindesteinsatz des Spiels.',
    ar: 'هذا الرهان أقل من أدنى رهان في اللعبة.',
    th: 'เดิมพันนี้ต่ำกว่าเดิมพันขั้นต่ำของเกม',
  },
  maxBet: {
    en: 'This bet is above this game’s maximum.',
    de: 'Dieser Einsatz liegt über dem Höchsteinsatz des Spiels.',
    ar: 'هذا الرهان أعلى من أقصى رهان في اللعبة.',
    th: 'เดิมพันนี้สูงกว่าเดิมพันสูงสุดของเกม',
  },
  bonusMaxBet: {
    en: 'This bet is above the maximum allowed with a bonus.',
    de: 'Dieser Einsatz liegt über dem Höchsteinsatz, der mit einem Bonus erlaubt ist.',
    ar: 'هذا الرهان أعلى من أقصى رهان مسموح به مع مكافأة.',
    th: 'เดิมพันนี้สูงกว่าเดิมพันสูงสุดที่อนุญาตเมื่อมีโบนัส',
  },
  globalBetLimit: {
    en: 'This bet is above this casino’s maximum.',
    de: 'Dieser Einsatz liegt über dem Höchsteinsatz dieses Casinos.',
    ar: 'هذا الرهان أعلى من أقصى رهان في هذا الكازينو.',
    th: 'เดิมพันนี้สูงกว่าเดิมพันสูงสุดของคาสิโนนี้',
  },
  INSUFFICIENT_BALANCE: {
    en: 'Your balance is too low for this bet.',
    de: 'Ihr Guthaben reicht für diesen Einsatz nicht aus.',
    ar: 'رصيدك لا يكفي لهذا الرهان.',
    th: 'ยอดคงเหลือของคุณไม่พอสำหรับเดิมพันนี้',
  },
  GAME_NOT_BONUS_ELIGIBLE: {
    en: 'You can’t play this game with your bonus money, and you don’t have enough real money for this bet.',
    de: 'Dieses Spiel kann nicht mit Ihrem Bonusgeld gespielt werden, und Ihr Echtgeld reicht für diesen Einsatz nicht aus.',
    ar: 'لا يمكن لعب هذه اللعبة بأموال المكافأة، ومالك الحقيقي لا يكفي لهذا الرهان.',
    th: 'เกมนี้เล่นด้วยเงินโบนัสของคุณไม่ได้ และเงินจริงของคุณไม่พอสำหรับเดิมพันนี้',
  },
  NO_FREE_SPINS: {
    en: 'You have no free spins left for this game.',
    de: 'Für dieses Spiel ist kein Freispiel mehr übrig.',
    ar: 'لم تبقَ أي لفة مجانية لهذه اللعبة.',
    th: 'ไม่มีฟรีสปินเหลือสำหรับเกมนี้แล้ว',
  },
  BONUS_BUY_UNAVAILABLE: {
    en: 'The feature wasn’t bought. Confirm the purchase right before you buy.',
    de: 'Das Feature wurde nicht gekauft: Bestätigen Sie den Kauf unmittelbar vorher.',
    ar: 'لم تُشترَ الميزة: يجب تأكيد الشراء قبله مباشرة.',
    th: 'ยังไม่ได้ซื้อฟีเจอร์: ต้องยืนยันการซื้อก่อนหน้านั้นทันที',
  },
  SELF_EXCLUDED: {
    en: 'You’ve excluded yourself from play.',
    de: 'Sie haben sich selbst vom Spiel ausgeschlossen.',
    ar: 'لقد استبعدت نفسك من اللعب.',
    th: 'คุณได้กีดกันตนเองจากการเล่น',
  },
  ACCOUNT_FROZEN: {
    en: 'Your account is frozen.',
    de: 'Ihr Konto ist eingefroren.',
    ar: 'حسابك مجمّد.',
    th: 'บัญชีของคุณถูกระงับชั่วคราว',
  },
  LIMIT_REQUIRED: {
    en: 'Set a loss limit before you play. It’s required where you live.',
    de: 'Setzen Sie vor dem Spielen ein Verlustlimit: Ihr Markt verlangt eines.',
    ar: 'حدد حدًا للخسارة قبل أن تلعب: سوقك يشترط ذلك.',
    th: 'โปรดตั้งขีดจำกัดการเสียก่อนเล่น ตลาดของคุณกำหนดให้มี',
  },
  SESSION_BOUNDS_REQUIRED: {
    en: 'Set the time and loss limits for this session before you play.',
    de: 'Legen Sie vor dem Spielen Zeit und Geld dieser Sitzung fest.',
    ar: 'حدد وقت هذه الجلسة ومبلغها قبل أن تلعب.',
    th: 'โปรดกำหนดเวลาและจำนวนเงินของเซสชันนี้ก่อนเล่น',
  },
  SESSION_BOUNDS_REACHED: {
    en: 'This bet would go beyond the limits you set for this session.',
    de: 'Dieser Einsatz geht über die Zeit oder das Geld hinaus, das Sie für diese Sitzung festgelegt haben.',
    ar: 'هذا الرهان يتجاوز الوقت أو المبلغ الذي حددته لهذه الجلسة.',
    th: 'เดิมพันนี้เกินเวลาหรือจำนวนเงินที่คุณกำหนดไว้สำหรับเซสชันนี้',
  },
  REALITY_CHECK_DUE: {
    en: 'Check how long you’ve been playing before you continue.',
    de: 'Sehen Sie sich an, wie lange Sie schon spielen, bevor Sie weiterspielen.',
    ar: 'انظر إلى مدة لعبك قبل أن تواصل.',
    th: 'โปรดดูว่าคุณเล่นมานานเท่าไรก่อนเล่นต่อ',
  },
  REST: {
    en: 'Time for a required break. You can play again in a few minutes.',
    de: 'Das ist die Pause, die Ihr Markt verlangt. In wenigen Minuten geht es weiter.',
    ar: 'هذه هي الاستراحة التي يشترطها سوقك. يستمر اللعب بعد دقائق قليلة.',
    th: 'นี่คือช่วงพักที่ตลาดของคุณกำหนด เล่นต่อได้ในอีกไม่กี่นาที',
  },
  ROUND_TOO_SOON: {
    en: 'You can start the next round in a few seconds.',
    de: 'Die nächste Runde kann in wenigen Sekunden beginnen.',
    ar: 'يمكن أن تبدأ الجولة التالية بعد ثوانٍ قليلة.',
    th: 'เริ่มรอบถัดไปได้ในอีกไม่กี่วินาที',
  },
  SESSION_ENDED: {
    en: 'This game session has ended.',
    de: 'Diese Spielsitzung ist beendet.',
    ar: 'انتهت جلسة اللعب هذه.',
    th: 'เซสชันเกมนี้สิ้นสุดแล้ว',
  },
  ROLLED_BACK: {
    en: 'This bet was taken back.',
    de: 'Dieser Einsatz wurde zurückgenommen.',
    ar: 'تم إرجاع هذا الرهان.',
    th: 'เดิมพันนี้ถูกคืนแล้ว',
  },
  ROUND_UNKNOWN: {
    en: 'No bet is recorded for this round.',
    de: 'Zu dieser Runde ist kein Einsatz gebucht.',
    ar: 'لا يوجد رهان مسجل لهذه الجولة.',
    th: 'ไม่มีเดิมพันที่บันทึกไว้ในรอบนี้',
  },
  ROUND_CLOSED: {
    en: 'This round has been settled.',
    de: 'Diese Runde ist abgerechnet.',
    ar: 'تمت تسوية هذه الجولة.',
    th: 'รอบนี้สรุปผลแล้ว',
  },
} as const satisfies Record<string, Said>;

export type WalletCode = keyof typeof REFUSALS;

/** A refusal, in the given language. */
export const walletRefusal = (
  code: WalletCode,
  language: string | null,
  details?: Record<string, unknown>,
): WalletRefusal => ({ code, message: REFUSALS[code][spokenOf(language)], ...(details && { details }) });
