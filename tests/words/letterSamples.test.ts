import { describe, expect, test } from 'vitest'
import { letterFields, recommendedWords } from '../../contract/letters/letter.ts'
import { letterSamples } from '../../src/words/letters/samples.ts'

describe.each(Object.values(letterSamples))('The sample letter “$name”', ({ body }) => {
  test('has a readable length.', () => {
    const words = body.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(recommendedWords.min)
    expect(words).toBeLessThanOrEqual(recommendedWords.max)
  })

  test('starts each paragraph with a capital letter, the one after the greeting as well.', () => {
    for (const paragraph of body.split('\n\n')) expect(paragraph).toMatch(/^\p{Lu}/u)
  })

  test('fills in the company, the job and the name.', () => {
    for (const field of letterFields) expect(body).toContain(`{{${field}}}`)
  })
})
