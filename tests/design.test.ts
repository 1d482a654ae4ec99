import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themes } from '../src/ui/themes.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/design.md'), 'utf8')
const fileText = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

test('the design names the colours of both themes as they are', () => {
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| `(#\w{6})` \| `(#\w{6})` \|$/gm)]
  const light = Object.fromEntries(rows.map(([, token = '', colour]) => [token, colour]))
  const dark = Object.fromEntries(rows.map(([, token = '', , colour]) => [token, colour]))
  expect({ light, dark }).toEqual(themes)
})

test('every proof in the design names a test that exists', () => {
  const proofs = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)` › (.*?) *\|$/gm)]
  expect(proofs.length).toBeGreaterThan(30)
  const missing = proofs.filter(([, file = '', title = '']) => !fileText(file).includes(title))
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([])
})

test('every picture in the design exists', () => {
  const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([])
})

test('the points of the judgement add up', () => {
  const points = [...page.matchAll(/^\| [^|]+ \| +(\d) +\| /gm)].map(([, given]) => Number(given))
  const together = Number(/\*\*Together, of 28\*\* +\| \*\*(\d+)\*\*/.exec(page)?.[1])
  expect(points).toHaveLength(14)
  expect(points.reduce((sum, given) => sum + given, 0)).toBe(together)
})
