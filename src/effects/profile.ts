import type { Submission } from '../../machines/shared/submission.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { request } from '../network/request.ts'
import { loaded, provided, type Asked } from './shared/provided.ts'

/** The calls with their rules: no page needs them before somebody sends a form. */
const loadCalls = onFirstTouch(async () => (await import('../../contract/profile/calls.ts')).profileCalls)

/** Saves the names of a member. */
export const updateProfile = provided(
  async ({ input: { role, id, form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const { updateProfile: call } = await loaded(loadCalls, signal)
    const names = { firstName: form.get('firstName'), lastName: form.get('lastName') }
    return request(call, { id, ...names, userName: form.get('userName') }, { role, signal })
  },
)

export const changePassword = provided(async ({ input: { role, form }, signal }: Asked<Submission>) => {
  const { changePassword: call } = await loaded(loadCalls, signal)
  return request(call, form, { role, signal })
})
