import { expect, test } from 'vitest'
import { meantDomain } from '../../src/ui/form/meantDomain.ts'

test.each([
  ['ada@homtail.com', 'hotmail.com'],
  ['ada@gmal.com', 'gmail.com'],
  ['ada@gmaill.com', 'gmail.com'],
  ['ada@gmail.con', 'gmail.com'],
  [' Ada@YAHOO.CO ', 'yahoo.com'],
  ['"a@b"@iclod.com', 'icloud.com'],
])('%s was probably meant to end in %s', (typed, meant) => {
  expect(meantDomain(typed)).toBe(meant)
})

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmail.example',
  'ada',
  '',
  'ada@hotmail.de',
])('%j gets no suggestion', (typed) => {
  expect(meantDomain(typed)).toBeUndefined()
})
