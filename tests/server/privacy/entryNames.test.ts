import { expect, test } from 'vitest'
import { createEntryNames, safeName } from '../../../server/privacy/export/entryNames.ts'

test.each([
  ['../../etc/passwd', 'etc passwd'],
  [String.raw`..\..\Windows\win.ini`, 'Windows win.ini'],
  ['/absolute', 'absolute'],
  ['C:\\file', 'C file'],
  ['a\0b\nc', 'a b c'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['CON', '_CON'],
  ['lpt1.txt', '_lpt1.txt'],
  ['. . .', 'Untitled'],
  ['', 'Untitled'],
  ['name. ', 'name'],
  ['.hidden', 'hidden'],
  ['Lebenslauf für Köchin', 'Lebenslauf für Köchin'],
  ['履歴書 👩🏽‍🍳', '履歴書 👩🏽\u200D🍳'],
  ['\uD800', '\uFFFD'],
])('the name %j is safe on every system as %j', (name, safe) => {
  expect(safeName(name, 'Untitled')).toBe(safe)
})

test('a long name is cut between characters, at 150 bytes', () => {
  const name = safeName('👩🏽‍🍳'.repeat(100), 'Untitled')
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150)
  expect(name).toMatch(/🍳$/u)
})

test('two files never have the same path, regardless of case and composition', () => {
  const pathsOf = createEntryNames()
  const names = ['Resume', 'resume', 'RESUME', 'Café', 'Cafe\u0301', 'Straße', 'STRASSE', 'Resume (2)']
  expect(names.map((name) => pathsOf('a/', name, '.json', '.pdf')[0])).toEqual([
    'a/Resume.json',
    'a/resume (2).json',
    'a/RESUME (3).json',
    'a/Café.json',
    'a/Café (2).json',
    'a/Straße.json',
    'a/STRASSE (2).json',
    'a/Resume (2) (2).json',
  ])
  expect(pathsOf('b/', 'Resume', '.json')).toEqual(['b/Resume.json'])
})
