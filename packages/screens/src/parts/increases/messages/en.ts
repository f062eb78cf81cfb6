/** Of capital increases, wherever they show. */
export const increases = {
  list: 'Capital increases',
  price: 'Price of a rights share',
  ratio: '{{to, number}} new for {{from, number}} held',
  record: 'Rights date',
  theoretical: 'Theoretical price after',
  locked: 'Locked until',
  ends: { coming: 'Rights open in', open: 'Rights lapse in' },
  overs: { coming: 'Opening', open: 'Over' },
  cancel: {
    question: 'Cancel what you applied for?',
    text: 'The money on hold is available again. Your rights stay until they lapse, and you can apply once more.',
    action: 'Cancel',
    keep: 'Keep it',
  },
}
