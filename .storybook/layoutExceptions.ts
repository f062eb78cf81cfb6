/** Elements that cut off their content while it is moved, and why. */
export const cutsWhileMoved: readonly { readonly matches: string; readonly because: string }[] = [
  {
    matches: ':has(> [data-held][data-moved=true])',
    because: 'a page pulled down shows its head and loses as much of its foot until it is let go',
  },
]
