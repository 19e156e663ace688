import { paragraph, type Pages } from '../../brand/blocks';
import { SAMPLE } from './sample';

export const about: Pages = {
  'about-us': {
    title: 'Über uns',
    blocks: [
      paragraph(SAMPLE),
      paragraph(
        '{{brandName}} ist eine der Marken, die mit dieser Software geliefert werden. Sie zeigt jede Ansicht mit echten Daten.',
      ),
      paragraph(
        'Die Runden ihrer Spiele zieht das eigene Studio; gespielt wird mit Demo-Guthaben, das weder gekauft noch ausgezahlt werden kann.',
      ),
    ],
  },
};
