/** The three Symbols of the dice, and the skull, as small pictures. */

const PATHS = {
  book: 'M2 5.200Q7 3 11.200 5.600V19.800Q7 17.400 2 19.400zM22 5.200Q17 3 12.800 5.600V19.800Q17 17.400 22 19.400z',
  shield: 'M11.200 2.600 4 5.200Q3.400 16 11.200 21.600zM12.800 2.600 20 5.200Q20.600 16 12.800 21.600z',
  burst:
    'M12 1 14.400 7.800 20.600 4.200 17.200 10.200 23.400 12.400 17 14.400 20.200 20.200 14.200 17 12 23.200 9.800 17 3.600 20.200 7 14.400.600 12.400 6.800 10.200 3.400 4.200 9.600 7.800z',
  skull:
    'M12 2Q3.500 2.400 3 10.400 3 14.600 6.200 16.600V20.800H9.400V18.600H11V21H13V18.600H14.600V20.800H17.800V16.600Q21 14.600 21 10.400 20.500 2.400 12 2zM8.400 8.600A2.400 2.400 0 1 1 8.400 13.400 2.400 2.400 0 1 1 8.400 8.600zM15.600 8.600A2.400 2.400 0 1 1 15.600 13.400 2.400 2.400 0 1 1 15.600 8.600z',
} as const;
export type SymbolPicture = keyof typeof PATHS;

/** As large as the letters around it; what it shows is written beside it. */
export const SymbolSign = ({ of }: { of: SymbolPicture }) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true" data-symbol={of}>
    <path fillRule="evenodd" d={PATHS[of]} />
  </svg>
);
