/** Why an offer or an auction is called off. `delisted`: nobody could sell the shares. `split`: its prices and shares are those of before. */
export const callOffCauses = ['operator', 'delisted', 'split'] as const
export type CallOffCause = (typeof callOffCauses)[number]
