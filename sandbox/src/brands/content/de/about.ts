import { paragraph, type Pages } from '../../brand/blocks';

export const about: Pages = {
  'about-us': {
    title: 'Über uns',
    blocks: [
      paragraph('{{brandName}} vereint Slots, Live-Tische und tägliche Prämien an einem Ort.'),
      paragraph(
        'Jede Runde seiner Spiele zieht das eigene Studio. Slots können Sie mit Demo-Guthaben ausprobieren, das weder gekauft noch ausgezahlt werden kann.',
      ),
    ],
  },
};
