import { fromCallback } from 'xstate'
import { appMachine } from '../../machines/app/app.ts'
import {
  liveMachine,
  type Followed,
  type StreamEvent,
  type VisibilityEvent,
} from '../../machines/live/live.ts'
import type { Role } from '../../contract/roles.ts'
import { hasKeptJobs } from '../browser/kept/hasKeptJobs.ts'
import { watchVisibility } from '../browser/watchVisibility.ts'
import { session } from '../effects/session.ts'
import { provided, type Asked } from '../effects/shared/provided.ts'

// Loaded once somebody is in their area: other pages need nothing of it.
const loadLive = () => import('../effects/live.ts')

const live = liveMachine.provide({
  actors: {
    visibility: fromCallback<VisibilityEvent>(({ sendBack }) => watchVisibility(sendBack)),
    stream: fromCallback<StreamEvent, Followed>(({ input, sendBack }) => {
      const ended = new AbortController()
      const open = async () => {
        const { openStream } = await loadLive()
        openStream(input, sendBack, ended.signal)
      }
      open().catch(() => sendBack({ type: 'closed' }))
      return () => ended.abort()
    }),
    countWaiting: provided(async ({ input: { role }, signal }: Asked<{ readonly role: Role }>) => {
      const { countWaiting } = await loadLive()
      return countWaiting(role, signal)
    }),
  },
})

/** The root machine with its effects. */
export const app = appMachine.provide({
  actors: {
    session,
    live,
    moveSavedJobs: provided(async ({ signal }) => {
      if (!hasKeptJobs()) return
      const { moveKept } = await import('../effects/search.ts')
      await moveKept(signal)
    }),
  },
  actions: {
    // The script in the page's head has set this from the cookie, before the first paint.
    markMember: (_, users) =>
      document.documentElement.toggleAttribute('data-member', Object.keys(users).length > 0),
  },
})
