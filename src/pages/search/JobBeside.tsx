import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { JobSearchPageFlow, OpenJobFlow } from '../../../machines/search/jobSearchPage.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { JobPane } from '../../views/search/JobPane.tsx'
import { SaveToggle } from '../../views/search/SaveToggle.tsx'
import { isOpen as isOpenJob } from '../../words/job.ts'
import { Apply } from '../applications/applying/Apply.tsx'
import { usePane } from './usePane.ts'

const JobActs = lazy(() => import('../postings/JobActs.tsx'))

interface Props {
  page: JobSearchPageFlow
  reading: OpenJobFlow
  saving: SavingFlow | undefined
  slug: string
  /** URL of the job's own page, for copying. */
  address: string
}

/**
 * Pane with a job beside the results. Opening a job moves the focus to its title, and Escape returns it to
 * the row.
 */
export function JobBeside({ page, reading, saving, slug, address }: Props) {
  const isOpen = useSelector(page, ({ context }) => context.open === slug)
  const job = useSelector(reading, ({ context }) => context.data)
  const isRead = job !== undefined

  const { area, title, close } = usePane({
    id: slug,
    isOpen,
    isRead,
    onClose: () => page.send({ type: 'close' }),
  })

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
