import { useSelector } from '@xstate/react'
import { shortlistCommandsMachine } from '../../../machines/talent/shortlistCommands.ts'
import { shortlistPageMachine } from '../../../machines/talent/shortlistPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useReading } from '../../app/useReading.ts'
import { readCompany } from '../../effects/companies.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { listShortlist, shortlistCommands } from '../../effects/talent/talentSearch.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { Reading } from '../../views/reading/Reading.tsx'
import { NotAllowed } from '../../views/talent/NotAllowed.tsx'
import { ShortlistView } from '../../views/talent/ShortlistView.tsx'
import { shortlistWords } from '../../words/talent/shortlist.ts'
import { barredFrom } from './barredFrom.ts'

const machine = shortlistPageMachine.provide({
  actors: {
    list: listWith(listShortlist),
    commands: shortlistCommandsMachine.provide({ actors: { command: shortlistCommands } }),
  },
})

const nothing = {}

/** Tab with the company's shortlist. */
export function Shortlist() {
  const page = useFlow(machine, { input: undefined })
  const list = useSelector(page, ({ children }) => required(children.list))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const { reading, first, paging, items } = useList(list)
  const failure = useSelector(reading, (state) =>
    state.matches('failed') ? state.context.failure : undefined,
  )
  const company = useReading(readCompany, nothing).data
  const barred = failure && barredFrom(failure, company)
  const now = useNow()
  if (barred) return <NotAllowed isSuspended={barred === 'suspended'} />
  return (
    <Reading flow={reading} what={shortlistWords.what} rows={4}>
      {first && paging && (
        <ShortlistView page={page} commands={commands} people={items} paging={paging} now={now} />
      )}
    </Reading>
  )
}
