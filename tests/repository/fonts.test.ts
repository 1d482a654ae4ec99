import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basicFont, basicLetters, makeBasicFont } from '../../scripts/fonts.ts'

const client = join(import.meta.dirname, '../../dist/client')
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

test('the preloaded font has exactly the letters and weights of its style: run "npm run fonts"', async () => {
  expect(readFileSync(basicFont).equals(await makeBasicFont())).toBe(true)
})

test.each(pages)('%s has only letters of the preloaded font', (page) => {
  const html = readFileSync(join(client, page), 'utf8')
  const foreign = [...html].filter((letter) => letter !== '\n' && !basicLetters.includes(letter))
  expect(foreign).toEqual([])
})
