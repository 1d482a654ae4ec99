import * as v from 'valibot'
import { fromCallback, type AnyEventObject } from 'xstate'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { changeSchema, changeStream, type Change } from '../../contract/changes.ts'
import type { Role } from '../../contract/roles.ts'
import { base } from '../network/base.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

/** Of how many applications it is this side's turn. */
export const countWaiting = provided(({ input: { role }, signal }: Asked<{ role: Role }>) =>
  askInTime<typeof applicationCalls.countWaiting.result>(applicationCalls.countWaiting, role, {}, signal),
)

/** How long what has changed is gathered, so that much at once is read anew once, in milliseconds. */
const GATHERED = 200
/** Longer than the server is ever silent. */
const SILENCE = 45_000
/** Until a stream that was lost, or was not given, is asked for again; the last of them from then on. */
const PAUSES = [500, 2_000, 5_000, 15_000, 30_000, 60_000]

interface Watched {
  readonly role: Role
  /** `performance.now()` from before the page's first read; changes since then are sent again. */
  readonly since: number
}

export type Heard =
  | { readonly type: 'changed'; readonly changes: readonly Change[] }
  /** The server listens to this person again, or for the first time. */
  | { readonly type: 'opened' }

/**
 * Tells what changes while a page is looked at. A stream that is lost is opened again, and what happened meanwhile is
 * told then; none is open while nobody sees the page.
 */
export const changes = fromCallback<AnyEventObject, Watched, Heard>(({ emit, input: { role, since } }) => {
  let stream: EventSource | undefined
  let heardAt = since
  let failures = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  const gathered = new Map<string, Change>()

  const later = (milliseconds: number) => {
    clearTimeout(next)
    next = setTimeout(open, milliseconds)
  }
  const close = () => {
    clearTimeout(next)
    stream?.close()
    stream = undefined
  }
  const hear = () => {
    heardAt = performance.now()
    failures = 0
    later(SILENCE)
  }
  const gather = (change: Change) => {
    gathered.set(JSON.stringify(change), change)
    gathering ??= setTimeout(() => {
      gathering = undefined
      const told = [...gathered.values()]
      gathered.clear()
      emit({ type: 'changed', changes: told })
    }, GATHERED)
  }
  const fail = () => {
    close()
    later(PAUSES[failures] ?? 0)
    failures = Math.min(failures + 1, PAUSES.length - 1)
  }
  function open() {
    close()
    if (document.hidden) return
    const age = Math.ceil(performance.now() - heardAt)
    const opened = new EventSource(`${base}/${role}/${changeStream.path}?age=${age}`)
    stream = opened
    opened.addEventListener('open', () => emit({ type: 'opened' }))
    opened.addEventListener(changeStream.events.beat, hear)
    opened.addEventListener(changeStream.events.change, ({ data }) => {
      hear()
      const change = v.safeParse(changeSchema, JSON.parse(String(data)))
      gather(change.success ? change.output : { kind: 'everything' })
    })
    // Another page of this account took its place: until somebody looks at this one anew, so that they do not take it
    // from each other in turns.
    opened.addEventListener(changeStream.events.over, close)
    opened.addEventListener('error', fail)
  }
  const look = () => {
    if (!document.hidden) open()
    else if (stream) {
      if (stream.readyState === EventSource.OPEN) heardAt = performance.now()
      close()
    }
  }

  const comeBack = () => {
    if (!stream) open()
  }

  document.addEventListener('visibilitychange', look)
  // A window beside others is seen all the time.
  addEventListener('focus', comeBack)
  addEventListener('online', open)
  open()
  return () => {
    close()
    clearTimeout(gathering)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', comeBack)
    removeEventListener('online', open)
  }
})
