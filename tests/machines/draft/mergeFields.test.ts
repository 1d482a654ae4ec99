import { expect, test } from 'vitest'
import { mergeFields } from '../../../machines/draft/mergeFields.ts'

test('two texts are merged field by field: mine where I have typed, theirs elsewhere', () => {
  const base = { title: 'Base', tags: [{ key: '1', text: 'One' }], contact: '' }
  const mine = { ...base, title: 'Mine' }
  const theirs = { title: 'Theirs', tags: [{ text: 'Two', key: '1' }], contact: 'Theirs' }
  expect(mergeFields(base, mine, theirs)).toEqual({ ...theirs, title: 'Mine' })
})

test('a field whose parts have another order is unchanged', () => {
  const base = { pay: { min: 1, max: 2 } }
  const theirs = { pay: { min: 3, max: 4 } }
  expect(mergeFields(base, { pay: { max: 2, min: 1 } }, theirs)).toEqual(theirs)
})
