import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const rewards: Pages = {
  promotions: {
    title: 'Aktionen',
    blocks: [
      heading('So funktioniert ein Angebot'),
      list(
        'Ein Angebot nennt, was es gibt, was es verlangt und bis wann es gilt.',
        'Seine Bedingungen sehen Sie, bevor Sie es annehmen.',
        'Sie müssen nie ein Angebot annehmen. Ohne Angebot müssen Sie keinen Bonus umsetzen.',
      ),
      heading('Was Bonusgeld ist'),
      paragraph(
        'Bonusgeld kann erst ausgezahlt werden, wenn es so oft umgesetzt wurde, wie seine Bedingungen verlangen. Das Umsetzen kostet im Schnitt Geld, denn jedes Spiel zahlt weniger aus, als eingesetzt wird.',
      ),
      paragraph(
        'Die Bonusbedingungen gelten für jedes Angebot von {{brandName}}. Sie finden sie am Ende dieser Seite.',
      ),
    ],
  },
  'vip-club': {
    title: 'VIP-Club',
    blocks: [
      paragraph(
        '{{brandName}} zählt Punkte für Einsätze. Die Punkte bestimmen die Stufe, und die Stufe bestimmt die Prämien.',
      ),
      heading('So funktionieren die Stufen'),
      list(
        'Jede Stufe braucht eine feste Punktzahl. Ihr Fortschritt zeigt, wie viele noch fehlen.',
        'Höhere Stufen bringen mehr Rakeback und Cashback.',
        'Stufe und Punkte finden Sie in Ihrem Profil.',
      ),
      heading('Was es kostet'),
      paragraph(
        'Punkte entstehen durch Einsätze, und Einsätze kosten im Schnitt Geld. Eine Stufe gibt weniger zurück, als es gekostet hat, sie zu erreichen. Eine Stufe ist kein Grund, mehr zu spielen.',
      ),
    ],
  },
  cashback: {
    title: 'Rakeback-Kalender',
    blocks: [
      heading('So funktioniert der Kalender'),
      list(
        'Jeder Tag bringt einen Anteil an dem zurück, was gespielt wurde. Er kann null sein.',
        'Ein Tag kann am Tag selbst und am folgenden abgeholt werden. Was bis dahin nicht abgeholt ist, verfällt.',
        'Kommende Tage sind gesperrt und zeigen den Betrag, den sie schon enthalten.',
      ),
      heading('Woher das Geld kommt'),
      paragraph(
        'Rakeback ist ein kleiner Teil dessen, was das Spielen kostet. Wer spielt, um es zu sammeln, zahlt mehr, als er zurückbekommt.',
      ),
    ],
  },
  tournaments: {
    title: 'Turniere',
    blocks: [
      heading('So wird ein Turnier gewertet'),
      list(
        'Es nennt seine Spiele, Beginn und Ende und was gewertet wird.',
        'Meist werden die Multiplikatoren von Runden gewertet und nicht die Höhe des Einsatzes; ein kleiner Einsatz genügt dann. Wo Einsätze gewertet werden, steht es dabei.',
        'Die Tabelle zeigt jeden Platz mit dem dazugehörigen Preis.',
      ),
      paragraph(
        'Die meisten Teilnehmer eines Turniers gewinnen nichts. Ein Platz darin ist kein Grund, den Einsatz zu erhöhen.',
      ),
    ],
  },
};
