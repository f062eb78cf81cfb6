/** Of what is sold off exchange, wherever it shows. */
export const sales = {
  phases: { coming: 'Coming', open: 'Open now', ended: 'Ended', calledOff: 'Called off' },
  ends: { coming: 'Opens in', open: 'Ends in' },
  overs: { coming: 'Opening', open: 'Ended' },
  taken: 'Taken so far',
  locked: 'Locked until',
  total: 'On hold',
  lending: 'Earn interest on shares that you keep',
  others: 'Other ways to buy',
  toStock: 'See {{name}}',
  review: {
    label: 'Review',
    in_one: 'about {{count, number}} second',
    in_other: 'about {{count, number}} seconds',
    byHand: 'by the broker',
  },
  own: {
    label: 'Your requests',
    detail: '{{shares}} at {{price}}',
    free: 'Free to sell since',
    position: 'See the position',
    cancel: 'Cancel request',
    rejected: {
      operator: 'The broker rejected it.',
      restriction: 'Your account was restricted meanwhile.',
      delisted: 'The share was delisted meanwhile.',
      changed: 'A split or a dividend changed the share meanwhile.',
      other: 'It was rejected.',
    },
    rejectedNext: 'Your money is available again.',
  },
  cancel: {
    question: 'Cancel this request?',
    text: 'The money on hold is available again, and the shares go back on sale.',
    keep: 'Keep it',
  },
}
