import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { PersonFlow } from '../../../machines/talent/person.ts'
import { required } from '../../../machines/shared/required.ts'
import { PersonCard } from '../../views/talent/PersonCard.tsx'
import { Inviting } from './Inviting.tsx'

type Card = Pick<
  ComponentProps<typeof PersonCard>,
  'away' | 'level' | 'marks' | 'now' | 'titleRef' | 'wanted'
>

/** Profile of a person, with the dialog for inviting them. */
export function PersonShown({ flow, ...card }: Card & { flow: PersonFlow }) {
  const { id } = useSelector(flow, ({ context }) => context)
  const reading = useSelector(flow, ({ children }) => required(children.profile))
  const standing = useSelector(flow, ({ children }) => required(children.standing))
  const inviting = useSelector(flow, ({ children }) => required(children.inviting))
  const isAsked = useSelector(inviting, ({ context }) => context.asked !== undefined)
  const profile = useSelector(reading, ({ context }) => context.data)
  const known = useSelector(standing, ({ context }) => context.data)
  return (
    <>
      <PersonCard
        {...card}
        id={id}
        reading={reading}
        profile={profile}
        standing={known}
        onInvite={() => inviting.send({ type: 'ask', command: 'invite', input: { id } })}
      />
      {isAsked && (
        <Inviting flow={inviting} id={id} firstName={profile?.name?.firstName} left={known?.left} />
      )}
    </>
  )
}
