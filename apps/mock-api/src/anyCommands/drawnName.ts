/** Who each drawn member is. */
export const drawnName = 'Anna'
