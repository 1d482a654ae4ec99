import { applicationCalls } from '../../contract/applications/calls.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import { request } from '../network/request.ts'
import { provided, type Asked } from './shared/provided.ts'

/** As many as one call takes. */
const most = 200

/** Undoes the rejections whose ids the form has, as far as they wait. */
export const undoMany = provided(async ({ input: { form }, signal }: Asked<Acted>): Promise<object> => {
  const ids = form?.getAll('id').map(String) ?? []
  let undone = 0
  for (let from = 0; from < ids.length; from += most) {
    const answers = await request(
      applicationCalls.applicationEvents,
      { ids: ids.slice(from, from + most), event: { type: 'undo' } },
      { signal },
    )
    undone += answers.filter(({ done }) => done).length
  }
  return { asked: ids.length, undone }
})
