import { createContext } from 'react';

/** Whether the part of the page around is shown: an open dialog in a hidden one would keep the whole page inert. */
export const ShownContext = createContext(true);
