import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const words = readdirSync(join(import.meta.dirname, '../../src/words')).map((file) =>
  file.replace(/\.ts$/, ''),
)

/** Every text in what a module exports, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test.each(words)('our own words are plain, and say what to do: %s', async (name) => {
  const module: unknown = await import(`../../src/words/${name}.ts`)
  const texts = textsIn(module)
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => /\b(please|sorry|oops|invalid)\b/i.test(text))).toEqual([])
})
