import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PersonFlow } from '../../../machines/talent/person.ts'
import type { ShortlistMarksFlow } from '../../../machines/talent/shortlistMarks.ts'
import type { TalentSearchPageFlow } from '../../../machines/talent/talentSearchPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useLocation } from '../../routing/location.ts'
import { wideLayoutQuery } from '../../views/search/wideLayoutQuery.ts'
import { PersonPane } from '../../views/talent/PersonPane.tsx'
import { PersonShown } from './PersonShown.tsx'

interface Props {
  page: TalentSearchPageFlow
  person: PersonFlow
  marks: ShortlistMarksFlow
  id: string
  wanted: readonly string[]
  now: number
}

/** The person beside the results. Opening it moves the focus to the title, and Escape back to the row. */
export function PersonBeside({ page, person, marks, id, wanted, now }: Props) {
  const { arrivedBy } = useLocation()
  const isOpen = useSelector(page, ({ context }) => context.open === id)
  const profile = useSelector(person, ({ children }) => required(children.profile))
  const isRead = useSelector(profile, ({ context }) => context.data !== undefined)
  const title = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLElement>(null)

  const focusTitle = useEffectEvent(() => {
    if (arrivedBy === 'step') title.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead && isOpen) focusTitle()
  }, [isOpen, isRead])

  const focusRow = () => document.getElementById(`title-${id}`)?.focus()
  const close = () => {
    page.send({ type: 'close' })
    // Once the list is there again, where there was no room for both.
    requestAnimationFrame(focusRow)
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, key, target } = event
    if (key !== 'Escape' || defaultPrevented) return
    // An open dialog closes first.
    if (target instanceof Element && target.closest('dialog')) return
    if (wideLayoutQuery().matches) focusRow()
    else close()
  })
  useEffect(() => {
    const left = new AbortController()
    area.current?.addEventListener('keydown', (event) => escaped(event), left)
    return () => left.abort()
  }, [])

  return (
    <PersonPane area={area} id={id} isOpen={isOpen} onClose={close}>
      <PersonShown flow={person} marks={marks} now={now} titleRef={title} wanted={wanted} />
    </PersonPane>
  )
}
