import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/user.ts'
import { photoCommandsMachine, photoMachine } from '../../../machines/profile/photo.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { photoCommands } from '../../effects/profile.ts'
import { PhotoField } from '../../views/profile/PhotoField.tsx'
import { Panel } from '../../ui/text/Panel.tsx'

const machine = photoMachine.provide({
  actors: { commands: photoCommandsMachine.provide({ actors: { command: photoCommands } }) },
})

/** Panel for changing the candidate's photo. */
export function Photo({ user }: { user: User }) {
  const flow = useFlow(machine, { input: undefined })
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  return (
    <Panel>
      <PhotoField user={user} flow={commands} />
    </Panel>
  )
}
