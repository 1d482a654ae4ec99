import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { changes, picturesInGit } from './folders.ts'
import { writeReview } from './review.ts'
import { notCompared, whyIncomparable } from './specimen.ts'

/** Before the stories: whether their pictures say something here. After them: a page of what has changed. */
export async function setup({ vitest, provide }: TestProject) {
  const { logger } = vitest
  rmSync(changes, { recursive: true, force: true })
  const reason = await whyIncomparable()
  provide('hasPictures', reason === undefined)
  // Each story is checked at several widths, in each theme: once more at one width would find nothing else.
  provide('storybook/test-provided', { a11y: false })
  return () => {
    if (reason) logger.error(notCompared(picturesInGit(), reason))
    const review = writeReview()
    if (review) logger.log(`Before and after of what looks different: ${review}`)
  }
}
