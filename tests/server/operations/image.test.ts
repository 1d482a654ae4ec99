import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFolders } from '../../../server/resumes/pages/fonts.ts'
import { rules } from '../../repository/house.ts'

const root = join(import.meta.dirname, '../../..')
const [build = '', image = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM (?=.*$)/m)
  .slice(1)

test('the Dockerfile passes the brand to the pages and to the emails', () => {
  expect(build).toContain('ARG VITE_BRAND')
  expect(image).toContain('ARG VITE_BRAND')
  expect(image).toMatch(/^ENV .*VITE_BRAND=\$VITE_BRAND/m)
})

test('The image has every package that the server may import, and one Node.', () => {
  const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path)

  expect(copied).toEqual(
    expect.arrayContaining([...(rules['server']?.from ?? ['?']), 'node_modules', 'dist']),
  )
  expect(build).toMatch(/rm -rf node_modules\/node-linux-\* node_modules\/\.bin\/node$/m)
})

test('The image has only the font weights that are printed.', () => {
  const kept = [...build.matchAll(/! -name '(\w+)\*'/g)].map(([, weight = '']) => weight)
  const printed = fontFolders().map((folder) => basename(folder))

  expect(kept).not.toEqual([])
  expect(printed.filter((weight) => !kept.some((start) => weight.startsWith(start)))).toEqual([])
  expect(kept.filter((start) => !printed.some((weight) => weight.startsWith(start)))).toEqual([])
})
