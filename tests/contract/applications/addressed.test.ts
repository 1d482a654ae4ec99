import { expect, test } from 'vitest'
import { addressed } from '../../../contract/applications/addressed.ts'

const mina = { name: 'Mina', role: 'Stage carpenter' }

test('fields are filled in wherever they stand, and nothing else is touched', () => {
  expect(addressed('{{name}}, {{ role }}: {{name}}! {not} {{ }', mina)).toEqual({
    text: 'Mina, Stage carpenter: Mina! {not} {{ }',
    empty: [],
  })
  expect(addressed('A dollar: {{name}}', { ...mina, name: '$&' }).text).toBe('A dollar: $&')
})

test('a field that nobody knows, and one that is empty for this reader, is named', () => {
  expect(addressed('Hello {{nme}}', mina)).toEqual({ text: 'Hello {{nme}}', empty: ['{{nme}}'] })
  expect(addressed('Hello {{name}}', { ...mina, name: ' ' })).toEqual({
    text: 'Hello {{name}}',
    empty: ['{{name}}'],
  })
})
