import * as v from 'valibot'
import { onTestFinished, vi } from 'vitest'
import { changeSchema, changeStream, type Change } from '../../../contract/changes.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Browser } from '../support/harness.ts'

/** Asks for the stream of changes, as a page does that has not been told anything for so many milliseconds. */
export const askForChanges = (browser: Browser, role: Role, age = 0, init: RequestInit = {}) =>
  browser.send(`/api/${role}/${changeStream.path}?age=${age}`, { method: 'GET', ...init })

/** A page that is open: what it has been told, and whether its stream has ended. */
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
    /** Waits until it has been told this; within the two seconds that are promised. */
    isTold: (change: Change) =>
      vi.waitUntil(() => page.told.some((each) => JSON.stringify(each) === JSON.stringify(change)), {
        timeout: 2_000,
        interval: 5,
      }),
  }
}
