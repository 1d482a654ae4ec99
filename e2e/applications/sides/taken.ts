import type { AnyMachineSnapshot, EventFromLogic } from 'xstate'
import * as v from 'valibot'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { following, transitionNames } from '../../../tests/machines/support/coveringPaths.ts'
import { withStore } from '../../../tests/server/support/databases.ts'
import type { App } from '../../support/app.ts'
import { begin } from './paths.ts'

const isEvent = (event: unknown): event is EventFromLogic<typeof applicationLifecycle> =>
  v.is(v.object({ type: v.string() }), event)

/**
 * Names of the lifecycle's transitions that none of these applications has taken, according to the event
 * ledger.
 */
export async function notTaken(app: App, ids: readonly string[]): Promise<string[]> {
  await app.stop()
  const rows = await withStore(app, (db) =>
    db
      .selectFrom('events')
      .select(['subject_id', 'type', 'payload'])
      .where('subject_kind', '=', 'application')
      .where('subject_id', 'in', ids)
      .orderBy('seq')
      .execute(),
  )
  await app.launch()
  const takenFrom = following(applicationLifecycle, begin())
  const taken = new Set<string>()
  for (const id of ids) {
    let place: AnyMachineSnapshot = begin()
    for (const { payload, type } of rows.filter((row) => row.subject_id === id)) {
      const event: unknown = { ...JSON.parse(payload), type }
      if (!isEvent(event)) throw new Error(`The ledger of ${id} holds what is no event.`)
      const { snapshot, transitions } = takenFrom(place, event)
      for (const name of transitions) taken.add(name)
      place = snapshot
    }
  }
  return transitionNames(applicationLifecycle).filter((name) => !taken.has(name))
}
