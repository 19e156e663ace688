import english from '@/locales-fallback/en.json';

const AREAS = new Set(Object.keys(english).map((key) => key.split('.')[0]));

/** A raw key of a text, such as lobby.rtp. */
export const RAW_KEY = new RegExp(`\\b(?:${[...AREAS].join('|')})\\.[a-z]\\w+`);
