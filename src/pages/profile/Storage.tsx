import { useSelector } from '@xstate/react'
import { fileCommandsMachine } from '../../../machines/files/fileCommands.ts'
import { storageMachine } from '../../../machines/files/storage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { fileCommands, readStorage } from '../../effects/files.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { StoragePanel } from '../../views/profile/StoragePanel.tsx'

const machine = storageMachine.provide({
  actors: {
    usage: readingWith(readStorage),
    commands: fileCommandsMachine.provide({ actors: { command: fileCommands } }),
  },
})

/** Panel with the account's storage usage, where files can be deleted. */
export function Storage() {
  const flow = useFlow(machine, { input: undefined })
  const usage = useSelector(flow, ({ children }) => required(children.usage))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const held = useSelector(usage, ({ context }) => context.data)
  return <StoragePanel reading={usage} commands={commands} held={held} />
}
