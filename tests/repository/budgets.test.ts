import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '../../contract/paths.ts'
import { circlesIn, pageIn, requestsOf, smallScripts } from '../../scripts/assets.ts'
import { entriesOf, overLimit, renderedEntriesOf } from '../../scripts/budgets.ts'

const dist = join(import.meta.dirname, '../../dist')
const entries = entriesOf(dist)

describe('before the first interaction', () => {
  test.each([...entries, ...renderedEntriesOf(dist)])('$page loads no more than its budget', (entry) => {
    expect(entry.figures.every(({ bytes }) => bytes > 0)).toBe(true)
    expect(overLimit([entry])).toEqual([])
  })
})

test('a page over its budget is named with its files', () => {
  const figures = [
    { kind: 'javascript', bytes: 2049, limit: 2048 },
    { kind: 'css', bytes: 1024, limit: 1024 },
  ] as const
  expect(overLimit([{ page: '/planted', figures, scripts: new Map() }])).toEqual([
    '/planted: 2.0 KiB of javascript, allowed are 2.0',
  ])
})

test('the login makes six requests before the first key and two after it', () => {
  const client = join(dist, 'client')
  expect(requestsOf(pageIn(client, paths.login('candidate')), client)).toEqual({
    beforeFirstKey: 6,
    afterFirstKey: 2,
  })
})

test('no script is smaller than 2 KiB, except those of pages', () => {
  expect(smallScripts(join(dist, 'client'), join(import.meta.dirname, '../../src/pages'))).toEqual([])
})

test('a small script is named, unless a page has its name', () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [client, pages] = [join(root, 'client'), join(root, 'pages')]
  for (const folder of [join(client, 'assets'), join(pages, 'auth')]) mkdirSync(folder, { recursive: true })
  for (const name of ['copy-12345678', 'LoginPage-12345678'])
    writeFileSync(join(client, 'assets', `${name}.js`), 'export {}')
  writeFileSync(join(client, 'assets/base-12345678.js'), 'export {}'.padEnd(2048))
  writeFileSync(join(pages, 'auth/LoginPage.tsx'), '')
  expect(smallScripts(client, pages)).toEqual(['assets/copy-12345678.js'])
})

test('no scripts of the build import each other in a circle', () => {
  expect(circlesIn(join(dist, 'client'))).toEqual([])
})

test('scripts that import each other are named', () => {
  const client = mkdtempSync(join(tmpdir(), 'circles-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  mkdirSync(join(client, 'assets'))
  for (const [name, code] of [
    ['one', "import './two.js'"],
    ['two', "import './three.js'"],
    ['three', "import './two.js'"],
  ] as const)
    writeFileSync(join(client, 'assets', `${name}.js`), code)
  expect(circlesIn(client)).toEqual(['assets/three.js', 'assets/two.js'])
})
