import { type SlotModel } from '../model';
import { TWENTY_LINES } from '../paylines';

/** Lines with coins that are held while the other cells are redrawn. */
export const HOLD_AND_SPIN_MODELS: readonly SlotModel[] = [
  {
    id: 'hold-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'IGBEHIDFEBHSAGHFSIFEDCGICGAHCSBD',
      'DGIDSGDIHFBCHSGEIAEIASBCHGFBCFEHW',
      'FDHCEAIWBSEGISGFHSIFDHGBIHGCEDCAB',
      'EHGBSAGCHIDECGDHBIESFDIGAWFCHSBIF',
      'ASIDBSIHGFBICSGDBEHCDEHCFIGFHAEG',
    ],
    paytable: {
      A: [0, 80, 225, 1100],
      B: [0, 80, 225, 825],
      C: [0, 70, 175, 550],
      D: [0, 55, 125, 400],
      E: [0, 40, 100, 325],
      F: [0, 35, 80, 275],
      G: [0, 25, 70, 225],
      H: [0, 22, 55, 175],
      I: [0, 16, 40, 100],
    },
    scatters: null,
    hold: {
      from: 4,
      respins: 3,
      strip: 'SABCDEFGHIABCDEFGHI',
      pays: [2, 4, 6, 10, 20, 40, 80, 150, 300, 600, 1000, 2000],
    },
  },
  {
    id: 'hold-high',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'GHFEDFIHDACIADIHBCESGBSHGISEBGFC',
      'CEIDHSFEGCIESGDCGHIGBWFABFHBIDAHS',
      'ADBGFIHSGIFDWISAEDHEBCHECFGHISCGB',
      'FSIEGIFDHGSCBGFWEHBIACDHBCGHSAEID',
      'GFHSBDACFIHDGISHCSEGBEGABCEIFHDI',
    ],
    paytable: {
      A: [0, 55, 150, 725],
      B: [0, 55, 150, 550],
      C: [0, 45, 100, 350],
      D: [0, 35, 90, 275],
      E: [0, 25, 70, 225],
      F: [0, 22, 55, 175],
      G: [0, 18, 45, 150],
      H: [0, 14, 35, 100],
      I: [0, 11, 25, 70],
    },
    scatters: null,
    hold: {
      from: 4,
      respins: 3,
      strip: 'SABCDEFGHISBCDEFGHIAC',
      pays: [1, 2, 4, 8, 15, 40, 120, 400, 1000, 2000, 3000, 5000],
    },
  },
];
