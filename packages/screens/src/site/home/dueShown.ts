/** Of what is due, before more is asked for. */
export const DUE_SHOWN = 3
