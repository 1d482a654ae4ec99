import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import type { JobSearchPageFlow, OpenJobFlow } from '../../../machines/search/jobSearchPage.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { useLocation } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { JobPane } from '../../views/search/JobPane.tsx'
import { wideLayoutQuery } from '../../views/search/wideLayoutQuery.ts'
import { SaveToggle } from '../../views/search/SaveToggle.tsx'
import { isOpen as isOpenJob } from '../../words/job.ts'
import { Apply } from '../applications/applying/Apply.tsx'

const JobActs = lazy(() => import('../postings/JobActs.tsx'))

interface Props {
  page: JobSearchPageFlow
  reading: OpenJobFlow
  saving: SavingFlow | undefined
  slug: string
  /** The address of its own page, to copy. */
  address: string
}

/** The job beside the results. Opening it moves the focus to its title, and Escape back to its row. */
export function JobBeside({ page, reading, saving, slug, address }: Props) {
  const { arrivedBy } = useLocation()
  const isOpen = useSelector(page, ({ context }) => context.open === slug)
  const job = useSelector(reading, ({ context }) => context.data)
  const title = useRef<HTMLHeadingElement>(null)
  const isRead = job !== undefined

  const focusTitle = useEffectEvent(() => {
    if (arrivedBy === 'step') title.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead && isOpen) focusTitle()
  }, [isOpen, isRead])

  const area = useRef<HTMLElement>(null)
  const focusRow = () => document.getElementById(`title-${slug}`)?.focus()
  const close = () => {
    page.send({ type: 'close' })
    // Once the list is there again, where there was no room for both.
    requestAnimationFrame(focusRow)
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, key, target } = event
    if (key !== 'Escape' || defaultPrevented) return
    // An open menu or dialog closes first.
    if (target instanceof Element && target.closest('dialog, details[open]')) return
    if (wideLayoutQuery().matches) focusRow()
    else close()
  })
  useEffect(() => {
    const left = new AbortController()
    area.current?.addEventListener('keydown', (event) => escaped(event), left)
    return () => left.abort()
  }, [])

  return (
    <JobPane
      area={area}
      slug={slug}
      reading={reading}
      job={job}
      isOpen={isOpen}
      titleRef={title}
      acts={
        <div className="mt-6 flex min-h-13 flex-wrap items-center gap-3 print:hidden">
          {job && <Apply slug={slug} isOpen={isOpenJob(job.state)} />}
          {saving && <SaveToggle flow={saving} slug={slug} />}
          <FailureBoundary fallback={null}>
            <Suspense>
              <JobActs slug={slug} canonical={address} />
            </Suspense>
          </FailureBoundary>
        </div>
      }
      onClose={close}
    />
  )
}
