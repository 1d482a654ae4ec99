import { deletionCalls } from '../../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { ProvenDeletion } from '../../../machines/privacy/deletion.ts'
import type { KeepCommands } from '../../../machines/privacy/keepCommands.ts'
import { request } from '../../network/request.ts'
import { proofFields } from '../shared/proofFields.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const previewDeletion = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>) =>
    request(deletionCalls.previewDeletion, {}, { role, signal }),
)

export const deleteAccount = provided(({ input: { role, proof }, signal }: EffectRequest<ProvenDeletion>) =>
  request(deletionCalls.deleteAccount, proofFields(proof), { role, signal }),
)

export const keepCommands = commandEffect<KeepCommands>({
  keep: ({ input: { role }, signal }) => request(deletionCalls.keepAccount, {}, { role, signal }),
})
