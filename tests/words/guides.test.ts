import { expect, test } from 'vitest'
import { allGuides } from '../../src/words/reading/guides.ts'
import { guideMinutes } from '../../src/words/reading/guideWords.ts'
import type { GuideText } from '../../src/words/reading/guideText.ts'

const WORDS_A_MINUTE = 200

const texts = import.meta.glob<Record<string, GuideText>>('../../src/words/reading/guides/*.ts', {
  eager: true,
})

const textOf = (slug: string) => {
  const name = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return texts[`../../src/words/reading/guides/${name}.ts`]?.[name]
}

test.each(allGuides)('The reading time of the guide $slug matches its word count.', ({ slug }) => {
  const sections = textOf(slug)?.sections ?? []
  expect(sections.length).toBeGreaterThan(2)
  const words = sections
    .flatMap(({ title, blocks }) => [title, ...blocks.flat()])
    .join(' ')
    .split(/\s+/)
  expect(guideMinutes[slug]).toBe(Math.ceil(words.length / WORDS_A_MINUTE))
})
