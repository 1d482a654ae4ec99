import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { ShowMore } from '../../reading/ShowMore.tsx'
import { ManyDialogs } from '../answering/ManyDialogs.tsx'
import { SelectionBar } from '../answering/SelectionBar.tsx'
import { ApplicantRows, isChoosable } from './ApplicantRows.tsx'
import { NoApplicants } from './NoApplicants.tsx'

interface Props {
  /** Applicants loaded so far. */
  applicants: readonly ApplicantItem[]
  paging: AnyPaging
  now: number
  hasTitles: boolean
  /** True if the job post has any applicants. */
  isAnybody: boolean
  /** Name of the writing company, for bulk replies. */
  company: string
  answering: AnsweringManyFlow
}

/** List of applicants, or its empty state. */
export function ApplicantList(props: Props) {
  const { applicants, paging, now, hasTitles, isAnybody, company, answering } = props
  const chosen = useSelector(answering, ({ context }) => context.chosen)
  const refused = useSelector(answering, ({ context }) => context.refused)
  const chooseAll = useRef<HTMLInputElement>(null)
  const all = applicants.filter(isChoosable)
  const ids = chosen.map(({ id }) => id)
  const isAnyChosen = chosen.length > 0
  const wasAnyChosen = useRef(false)

  useEffect(() => {
    // The focused button of the selection bar disappears with the selection.
    if (wasAnyChosen.current && !isAnyChosen && document.activeElement === document.body)
      chooseAll.current?.focus()
    wasAnyChosen.current = isAnyChosen
  }, [isAnyChosen])

  const choose = (people: readonly ApplicantItem[] | typeof chosen) =>
    answering.send({
      type: 'choose',
      people: people.map(({ id, candidate, title }) => ({ id, candidate, title })),
    })
  const choosing = {
    chosen: ids,
    refused,
    onChoose: (applicant: ApplicantItem, isChosen: boolean) => {
      const others = chosen.filter(({ id }) => id !== applicant.id)
      choose(isChosen ? [...others, applicant] : others)
    },
  }
  if (applicants.length === 0) {
    return <NoApplicants isAnybody={isAnybody} />
  }
  return (
    <>
      {all.length > 1 && (
        <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-3 ps-1 text-hint print:hidden">
          <input
            ref={chooseAll}
            type="checkbox"
            checked={all.every(({ id }) => ids.includes(id))}
            onChange={(event) => choose(event.currentTarget.checked ? all : [])}
            className="size-6 shrink-0 accent-primary"
          />
          {applicantsWords.selectAll}
        </label>
      )}
      <ApplicantRows applicants={applicants} now={now} hasTitles={hasTitles} choosing={choosing} />
      <ShowMore flow={paging} />
      <SelectionBar
        flow={answering}
        onAsk={(action) => answering.send({ type: 'consider', action })}
        backTo={() => chooseAll.current}
      />
      <ManyDialogs company={company} flow={answering} />
    </>
  )
}
