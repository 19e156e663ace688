/** An upright phone with room for a pay button at its foot, beside the bottom bar. */
export const PAY_BAR = '@media (max-width: 767.98px) and (min-height: 560px)';
