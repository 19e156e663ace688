import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'Über uns',
    blocks: [
      paragraph('{{brandName}} vereint Slots, Live-Tische und tägliche Prämien an einem Ort.'),
      paragraph(
        'Die Runden ihrer Spiele zieht das eigene Studio; gespielt wird mit Demo-Guthaben, das weder gekauft noch ausgezahlt werden kann.',
      ),
    ],
  },
};
