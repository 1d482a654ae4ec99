import { deletionCalls } from '../../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { KeepCommands } from '../../../machines/privacy/keepCommands.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const previewDeletion = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>) =>
    request(deletionCalls.previewDeletion, {}, { role, signal }),
)

export const deleteAccount = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(deletionCalls.deleteAccount, { password: form.get('password') }, { role, signal }),
)

export const keepCommands = commandEffect<KeepCommands>({
  keep: ({ input: { role }, signal }) => request(deletionCalls.keepAccount, {}, { role, signal }),
})
