import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchOptions } from '../../browser.ts'

test('the tests’ browser has only the fonts of the packages', () => {
  const file = String(launchOptions().env?.['FONTCONFIG_FILE'])
  const configuration = readFileSync(file, 'utf8')
  const folders = [...configuration.matchAll(/<dir.*?>(.*)<\/dir>/g)].map(([, folder = '']) => folder)
  const files = folders.flatMap((folder) => globSync('*.ttf', { cwd: join(file, '..', folder) }))
  expect(folders.filter((folder) => !folder.startsWith('../node_modules/'))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['DejaVuSans.ttf', 'Arimo_400Regular.ttf']))
  expect(configuration).not.toContain('<include')
})
