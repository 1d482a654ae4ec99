import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { TypedProfile } from '../../../../contract/talent/typed.ts'
import { required } from '../../../../machines/shared/required.ts'
import type { ProfileDraftFlow } from '../../../../machines/talent/profileDraft.ts'

/** Draft of the profile, for all its fields. */
export const ProfileDraftContext = createContext<ProfileDraftFlow | undefined>(undefined)

/** Typed values of some fields, with a setter. Re-renders only when these change. */
export function useTypedProfile<Field extends keyof TypedProfile>(...fields: readonly Field[]) {
  const flow = required(use(ProfileDraftContext))
  const typed: Pick<TypedProfile, Field> = useSelector(
    flow,
    ({ context }) => context.typed,
    (one, other) => fields.every((field) => one[field] === other[field]),
  )
  const change = (changed: Partial<TypedProfile>) => flow.send({ type: 'change', change: changed })
  return { typed, change }
}
