import { createActor } from 'xstate'
import { moveKept } from '../effects/search.ts'

/** Saves in the account what the device has kept. What fails stays there, and needs no word: nothing is lost. */
export function moveKeptJobs(): void {
  const moving = createActor(moveKept)
  moving.subscribe({ error: () => undefined })
  moving.start()
}
