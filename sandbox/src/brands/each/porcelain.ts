import { brand } from './base';

/** Porcelain: the quay by day; white and cobalt blue. */
export const porcelain = brand({
  theme: 'porcelain',
  name: 'Porcelain',
  logo: 'tile',
  heroGames: ['crown-of-kings', 'lotus-lantern', 'kraken-tides'],
  social: ['instagram', 'facebook', 'youtube'],
  payment: ['visa', 'mastercard', 'paypal', 'sepa', 'klarna'],
  studios: [
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
    'Hazel Point',
    'Hollow Drum',
    'Inkwell Nine',
    'Juniper Yard',
  ],
  settings: {
    goToPageAfterRegistration: 'edit-profile',
  },
});
