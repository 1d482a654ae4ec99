import { fromCallback } from 'xstate'
import { savingMachine } from '../../machines/search/saving.ts'
import { watchReturn } from '../browser/watchReturn.ts'
import { loaded, provided } from '../effects/shared/provided.ts'
import { visitorWatch } from '../../machines/shared/visitorWatch.ts'

// Jobs can be saved only after the session is known, so this code loads later.
const load = () => import('../effects/search.ts')

/** Machine for saving jobs, with its effects. */
export const savedJobs = savingMachine.provide({
  actors: {
    visitor: visitorWatch,
    pageReturn: fromCallback(({ sendBack }) => watchReturn(() => sendBack({ type: 'returned' }))),
    readSaved: provided(async (asked) => (await loaded(load, asked.signal)).readSaved(asked)),
    changeSaved: provided(async (asked) => (await loaded(load, asked.signal)).changeSaved(asked)),
  },
})
