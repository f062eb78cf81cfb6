import { sharedSubjects } from '@onelot/domain'
import { expect, it } from 'vitest'
import * as products from '../../parts/module-words/list.ts'
import { movementKinds, subjectsOf } from './movementKinds.ts'

it('every subject of a movement is found by one choice, and by no other', () => {
  const chosen = movementKinds.flatMap(subjectsOf)
  expect(chosen.toSorted()).toEqual([...sharedSubjects, ...Object.keys(products)].toSorted())
})
