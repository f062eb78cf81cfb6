/** The same choices with one of them first; the order of the others stays. */
export const beginningWith = <Choice>(first: Choice, choices: readonly Choice[]): readonly Choice[] => [
  ...choices.filter((one) => one === first),
  ...choices.filter((one) => one !== first),
]
