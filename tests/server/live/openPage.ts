import * as v from 'valibot'
import { onTestFinished, vi } from 'vitest'
import { changeSchema, changeStream, type Change } from '../../../contract/changes.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Browser } from '../support/harness.ts'

/**
 * Requests the change stream like a page.
 *
 * @param age milliseconds since the page received its last event
 */
export const askForChanges = (browser: Browser, role: Role, age = 0, init: RequestInit = {}) =>
  browser.send(`/api/${role}/${changeStream.path}?age=${age}`, { method: 'GET', ...init })

/** Opens a page with a change stream. Records its events and its end. */
export async function openPage(browser: Browser, role: Role, age = 0) {
  const left = new AbortController()
  const response = await askForChanges(browser, role, age, { signal: left.signal })
  if (!response.ok || !response.body) throw new Error(`The stream was answered with ${response.status}.`)
  const page = { told: [] as Change[], isOver: false, isEnded: false }
  const follow = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const bytes of body) {
      const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
        if (name === changeStream.events.over) page.isOver = true
        if (name === changeStream.events.change) page.told.push(v.parse(changeSchema, JSON.parse(data)))
      }
    }
  }
  const following = follow(response.body).then(
    () => (page.isEnded = true),
    () => {},
  )
  const leave = async () => {
    left.abort()
    await following
  }
  onTestFinished(leave)
  return {
    page,
    headers: response.headers,
    leave,
    /** Waits until the page receives this change, within the promised two seconds. */
    isTold: (change: Change) =>
      vi.waitUntil(() => page.told.some((each) => JSON.stringify(each) === JSON.stringify(change)), {
        timeout: 2_000,
        interval: 5,
      }),
  }
}
