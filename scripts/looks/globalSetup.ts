import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { changes, picturesInGit } from './folders.ts'
import { writeReview } from './review.ts'
import { notCompared, whyIncomparable } from './specimen.ts'

/**
 * Checks before the stories whether this machine can compare pictures, and writes a page of all changes after
 * them.
 */
export async function setup({ vitest, provide }: TestProject) {
  const { logger } = vitest
  rmSync(changes, { recursive: true, force: true })
  const reason = await whyIncomparable()
  provide('hasPictures', reason === undefined)
  // Turned off, because each story is already checked with axe at several widths and in each theme.
  provide('storybook/test-provided', { a11y: false })
  return () => {
    if (reason) logger.error(notCompared(picturesInGit(), reason))
    const review = writeReview()
    if (review) logger.log(`Before and after of what looks different: ${review}`)
  }
}
