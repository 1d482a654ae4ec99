import { useSelector } from '@xstate/react'
import type { PayloadOf, ResultOf } from '../../../contract/call.ts'
import type { introductionCalls } from '../../../contract/introductions/calls.ts'
import { createIntroductionsPage } from '../../../machines/introductions/introductionsPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { listOwnIntroductions } from '../../effects/introductions/introductions.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { OwnIntroductions } from '../../views/introductions/OwnIntroductions.tsx'
import { Reading } from '../../views/reading/Reading.tsx'

type List = (typeof introductionCalls)['listOwnIntroductions']

const machine = createIntroductionsPage<PayloadOf<List>, ResultOf<List>>().provide({
  actors: { list: listWith(listOwnIntroductions) },
})

/** List of the invitations that the candidate has received, with live updates. */
export function OwnList({ what }: { what: string }) {
  const now = useNow()
  const page = useFlow(machine, { input: undefined })
  const list = useSelector(page, ({ children }) => required(children.list))
  const { reading, paging, items } = useList(list)
  return (
    <Reading flow={reading} what={what} rows={4}>
      {paging && <OwnIntroductions introductions={items} paging={paging} now={now} />}
    </Reading>
  )
}
