import { useSelector } from '@xstate/react'
import type { PayloadOf, ResultOf } from '../../../contract/call.ts'
import type { introductionCalls } from '../../../contract/introductions/calls.ts'
import { createIntroductionsPage } from '../../../machines/introductions/introductionsPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { listSentIntroductions } from '../../effects/introductions/introductions.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { SentIntroductions } from '../../views/introductions/SentIntroductions.tsx'
import { Reading } from '../../views/reading/Reading.tsx'
import { introductionWords } from '../../words/introductions/introductions.ts'

type List = (typeof introductionCalls)['listSentIntroductions']

const machine = createIntroductionsPage<PayloadOf<List>, ResultOf<List>>().provide({
  actors: { list: listWith(listSentIntroductions) },
})

/** Tab of the talent pages with the invitations that the company has sent, with live updates. */
export function SentList() {
  const now = useNow()
  const page = useFlow(machine, { input: undefined })
  const list = useSelector(page, ({ children }) => required(children.list))
  const { reading, paging, items } = useList(list)
  return (
    <Reading flow={reading} what={introductionWords.whatAll} rows={4}>
      {paging && <SentIntroductions introductions={items} paging={paging} now={now} />}
    </Reading>
  )
}
