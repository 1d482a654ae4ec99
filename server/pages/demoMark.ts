import { demoMark } from '../../contract/demo.ts'
import { hasDemo } from '../demo/hasDemo.ts'
import type { RenderingParts } from './rendered.ts'
import type { Resource } from './resource.ts'
import { createRewriting } from './rewriting.ts'

/** The demo may be made, or taken away, while the server runs: it is looked for again after so many milliseconds. */
const LOOK_AGAIN = 1_000

/** Marks pages while the demo exists, so that they show its logins. Off on public servers. */
export function createDemoMark({ now, settings, store }: RenderingParts) {
  let hasDemoNow = false
  let until = 0
  const mark = createRewriting((html) => html.replace('<html ', `<html ${demoMark} `))
  const look = async () => {
    if (now() < until) return
    until = now() + LOOK_AGAIN
    // While the database is away the pages stay as they are.
    hasDemoNow = await hasDemo(store.reader).catch(() => hasDemoNow)
  }
  return async (page: Resource): Promise<Resource> => {
    if (settings.appOrigin !== undefined) return page
    await look()
    return hasDemoNow ? mark(page) : page
  }
}
