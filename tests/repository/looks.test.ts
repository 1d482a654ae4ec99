import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchOptions } from '../../browser.ts'

test("the tests' browser has the fonts of the packages, and no other", () => {
  const file = String(launchOptions().env?.['FONTCONFIG_FILE'])
  const configuration = readFileSync(file, 'utf8')
  const folders = [...configuration.matchAll(/<dir.*?>(.*)<\/dir>/g)].map(([, folder = '']) => folder)
  expect(folders).toEqual(['../node_modules/dejavu-fonts-ttf/ttf'])
  expect(existsSync(join(file, '..', folders[0] ?? '', 'DejaVuSans.ttf'))).toBe(true)
  expect(configuration).not.toContain('<include')
})
