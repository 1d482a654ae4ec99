import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { space } from '../../src/ui/tokens/scale.ts'
import { themes } from '../../src/ui/tokens/themes.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/design.md'), 'utf8')

test('the design names the colours of both themes as they are', () => {
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| `(#\w{6})` \| `(#\w{6})` \|$/gm)]
  const light = Object.fromEntries(rows.map(([, token = '', colour]) => [token, colour]))
  const dark = Object.fromEntries(rows.map(([, token = '', , colour]) => [token, colour]))
  expect({ light, dark }).toEqual(themes)
})

test('the design names the steps between things as they are', () => {
  expect(page).toMatch(new RegExp(`^\\| steps between things +\\| ${space.join(', ')} +\\|$`, 'm'))
})

test('every picture in the design exists', () => {
  const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([])
})
