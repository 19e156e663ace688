import { heading, list, paragraph, type Pages } from '../../brand/blocks';

export const protection: Pages = {
  'responsible-gambling': {
    title: 'Verantwortungsvolles Spielen',
    blocks: [
      paragraph('Spielen kostet auf Dauer Geld: Jedes Spiel zahlt weniger aus, als es einnimmt.'),
      heading('Anzeichen, die Sie ernst nehmen sollten'),
      list(
        'Sie spielen mit Geld, das Sie für etwas anderes brauchen.',
        'Sie spielen, um Verlorenes zurückzugewinnen.',
        'Sie verbergen vor anderen, wie viel Sie spielen.',
      ),
      paragraph('Kostenlose und vertrauliche Hilfe in vielen Sprachen: www.gamblingtherapy.org'),
    ],
  },
};
