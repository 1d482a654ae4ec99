import { appMachine } from '../../machines/app/app.ts'
import { hasGuestJobs } from '../browser/storage/hasGuestJobs.ts'
import { session } from '../effects/session.ts'
import { provided } from '../effects/shared/provided.ts'

/** Root machine with its effects. */
export const app = appMachine.provide({
  actors: {
    session,
    loadLive: provided(async () =>
      import.meta.env.VITE_HOSTED_URL
        ? (await import('./hostedLive.ts')).hostedLive
        : (await import('./live.ts')).live,
    ),
    moveSavedJobs: provided(async ({ signal }) => {
      if (!hasGuestJobs()) return
      const { moveGuestJobs } = await import('../effects/search.ts')
      await moveGuestJobs(signal)
    }),
  },
  actions: {
    reportError: (_, error) => reportError(error),
    // The script in the document head has already set this attribute from the cookie, before the first paint.
    markMember: (_, users) =>
      document.documentElement.toggleAttribute('data-member', Object.keys(users).length > 0),
  },
})
