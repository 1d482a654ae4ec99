import { applicationCalls } from '../../contract/applications/calls.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

/** As many as one call takes. */
const most = 200

/** Undoes the rejections whose ids the form has, as far as they wait. */
export const undoMany = provided(async ({ input: { form }, signal }: Asked<Acted>): Promise<object> => {
  const ids = form?.getAll('id').map(String) ?? []
  let undone = 0
  for (let from = 0; from < ids.length; from += most) {
    const answers = await askInTime<typeof applicationCalls.applicationEvents.result>(
      applicationCalls.applicationEvents,
      'employer',
      { ids: ids.slice(from, from + most), event: { type: 'undo' } },
      signal,
    )
    undone += answers.filter(({ done }) => done).length
  }
  return { asked: ids.length, undone }
})
