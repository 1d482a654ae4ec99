import { demoMark } from '../../contract/demo.ts'
import { hasDemo } from '../demo/hasDemo.ts'
import type { RenderingParts } from './rendered.ts'
import type { Resource } from './resource.ts'
import { createRewriting } from './rewriting.ts'

/**
 * Interval in milliseconds at which the demo is checked, because it may be created or removed while the
 * server runs.
 */
const LOOK_AGAIN = 1_000

/** Marks pages while the demo exists, so that they show its logins. Does nothing on public servers. */
export function createDemoMark({ now, settings, store }: RenderingParts) {
  let hasDemoNow = false
  let until = 0
  const mark = createRewriting((html) => html.replace('<html ', `<html ${demoMark} `))
  const look = async () => {
    if (now() < until) return
    until = now() + LOOK_AGAIN
    // While the database is unavailable, the mark stays as it is.
    hasDemoNow = await hasDemo(store.reader).catch(() => hasDemoNow)
  }
  return async (page: Resource): Promise<Resource> => {
    if (settings.appOrigin !== undefined) return page
    await look()
    return hasDemoNow ? mark(page) : page
  }
}
