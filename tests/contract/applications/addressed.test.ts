import { expect, test } from 'vitest'
import { addressed } from '../../../contract/applications/addressed.ts'

const mina = { name: 'Mina', role: 'Stage carpenter' }

test('Merge fields are filled in anywhere in a text, and the rest of the text stays as it is.', () => {
  expect(addressed('{{name}}, {{ role }}: {{name}}! {not} {{ }', mina)).toEqual({
    text: 'Mina, Stage carpenter: Mina! {not} {{ }',
    empty: [],
  })
  expect(addressed('A dollar: {{name}}', { ...mina, name: '$&' }).text).toBe('A dollar: $&')
})

test('An unknown merge field, and one without a value for this reader, is named.', () => {
  expect(addressed('Hello {{nme}}', mina)).toEqual({ text: 'Hello {{nme}}', empty: ['{{nme}}'] })
  expect(addressed('Hello {{name}}', { ...mina, name: ' ' })).toEqual({
    text: 'Hello {{name}}',
    empty: ['{{name}}'],
  })
})
