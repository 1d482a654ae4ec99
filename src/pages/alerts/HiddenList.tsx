import { useSelector } from '@xstate/react'
import { hiddenCommandsMachine, hiddenListMachine } from '../../../machines/alerts/hiddenList.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { hiddenCommands, listHidden } from '../../effects/alerts/hidden.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { HiddenPanel } from '../../views/alerts/HiddenPanel.tsx'

const machine = hiddenListMachine.provide({
  actors: {
    list: listWith(listHidden),
    commands: hiddenCommandsMachine.provide({ actors: { command: hiddenCommands } }),
  },
})

/** Jobs and companies that the candidate has hidden, with buttons to show them again. */
export default function HiddenList() {
  const flow = useFlow(machine, { input: undefined })
  const list = useSelector(flow, ({ children }) => required(children.list))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const { reading, first, paging, items } = useList(list)
  return <HiddenPanel reading={reading} paging={paging} commands={commands} items={first && items} />
}
