import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { changes, difference, recordedMachine, thisMachine } from './machine.ts'
import { writeReview } from './review.ts'

/** Before the stories: whether their pictures say something here. After them: a page of what has changed. */
export async function setup({ vitest, provide }: TestProject) {
  const { logger } = vitest
  const reason = difference(await thisMachine(), recordedMachine())
  if (reason) logger.log(`The stories are not compared with their pictures: ${reason}.`)
  provide('hasPictures', reason === undefined)
  rmSync(changes, { recursive: true, force: true })
  return () => {
    const review = writeReview()
    if (review) logger.log(`Before and after of what looks different: ${review}`)
  }
}
