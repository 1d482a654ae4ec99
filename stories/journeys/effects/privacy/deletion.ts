import { object } from 'valibot'
import { forms } from '../../../../contract/forms.ts'
import type { DeletionEffects } from '../../../../contract/privacy/deletionCalls.ts'
import type { KeepCommands } from '../../../../machines/privacy/keepCommands.ts'
import type * as Real from '../../../../src/effects/privacy/deletion.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { provided } from '../../../../src/effects/shared/provided.ts'
import { answer, check, refusedWith } from '../../../support/formEffect.ts'
import { refusals } from '../../../support/refusals.ts'
import { accountOf } from '../../memory.ts'

const erasedOn = '2026-12-10'

export const previewDeletion: (typeof Real)['previewDeletion'] = provided(() =>
  answer((): DeletionEffects => ({
    erasedOn,
    proofs: { password: true, passkey: false, recentLogin: true },
    openApplications: 1,
    sentApplications: 2,
    sharedResumes: 0,
    company: null,
  })),
)

export const deleteAccount: (typeof Real)['deleteAccount'] = provided(({ input: { proof, role } }) => {
  const typed = proof instanceof FormData ? proof.get('password') : undefined
  const { password } = check(object(forms.deleteAccount), { password: typed })
  return answer(() => {
    if (accountOf(role).password !== password) throw refusedWith(refusals.notYourPassword)
    return { erasedOn }
  })
})

export const keepCommands: (typeof Real)['keepCommands'] = commandEffect<KeepCommands>({
  keep: ({ input: { role } }) => answer(() => accountOf(role).user),
})
