import { useSelector } from '@xstate/react'
import type { PersonFlow } from '../../../machines/talent/person.ts'
import type { ShortlistMarksFlow } from '../../../machines/talent/shortlistMarks.ts'
import type { TalentSearchPageFlow } from '../../../machines/talent/talentSearchPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { PersonPane } from '../../views/talent/PersonPane.tsx'
import { PersonShown } from './PersonShown.tsx'
import { usePane } from '../search/usePane.ts'

interface Props {
  page: TalentSearchPageFlow
  person: PersonFlow
  marks: ShortlistMarksFlow
  id: string
  wanted: readonly string[]
  now: number
}

/**
 * Pane with a person beside the results. Opening a person moves the focus to the title, and Escape returns it
 * to the row.
 */
export function PersonBeside({ page, person, marks, id, wanted, now }: Props) {
  const isOpen = useSelector(page, ({ context }) => context.open === id)
  const profile = useSelector(person, ({ children }) => required(children.profile))
  const isRead = useSelector(profile, ({ context }) => context.data !== undefined)
  const { area, title, close } = usePane({
    id,
    isOpen,
    isRead,
    onClose: () => page.send({ type: 'close' }),
  })

  return (
    <PersonPane area={area} id={id} isOpen={isOpen} onClose={close}>
      <PersonShown flow={person} marks={marks} now={now} titleRef={title} wanted={wanted} />
    </PersonPane>
  )
}
