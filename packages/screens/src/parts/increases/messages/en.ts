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
  yours: {
    expected_one: 'Hold your shares until the rights date, and you get {{count, number}} right.',
    expected_other: 'Hold your shares until the rights date, and you get {{count, number}} rights.',
    granted_one: 'You have {{count, number}} right. If you do nothing, it lapses unpaid.',
    granted_other: 'You have {{count, number}} rights. If you do nothing, they lapse unpaid.',
    applied_one: 'You applied for {{count, number}} rights share.',
    applied_other: 'You applied for {{count, number}} rights shares.',
    rest_one: 'You applied for some. {{count, number}} right is left, which lapses unpaid.',
    rest_other: 'You applied for some. {{count, number}} rights are left, which lapse unpaid.',
  },
  cancel: {
    question: 'Cancel what you applied for?',
    text: 'The money on hold is available again. Your rights stay until they lapse, and you can apply once more.',
    action: 'Cancel',
    keep: 'Keep it',
  },
}
