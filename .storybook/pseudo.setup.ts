// Checks every story in the pseudo-locale: no text is left in English, and no text is clipped.
import * as v from 'valibot'
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { brand } from '../src/brand.ts'
import type { Story } from './looks/context.ts'
import { clippedTexts } from '../stories/locale/clippedTexts.ts'
import { untranslatedTexts } from '../stories/locale/untranslatedTexts.ts'

/** Proper names, which are not translated. */
const names = v.parse(v.array(v.string()), [brand, 'GeoNames'])

const samples = [...v.parse(v.array(v.string()), inject('sampleTexts')), ...names]

/** False for Storybook's own documentation, which is in English. */
const isOfProduct = ({ id }: Story) => /^(?:views|components|journeys)-/.test(id)

const widths = [390, 1440]
const height = 844

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || !isOfProduct(story)) return
  expect.soft(untranslatedTexts(document.body, samples), 'texts that are not in src/words').toEqual([])
  for (const width of widths) {
    await page.viewport(width, height)
    expect.soft(clippedTexts(document.body), `texts that are clipped at ${width}`).toEqual([])
  }
})
