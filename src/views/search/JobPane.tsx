import type { ReactNode, Ref } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { JobView, type ShownJob } from '../postings/JobView.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  area: Ref<HTMLElement>
  slug: string
  reading: AnyReading
  /** Once it has been read. */
  job: ShownJob | undefined
  titleRef: Ref<HTMLHeadingElement>
  acts: ReactNode
  onClose: () => void
}

/** A job beside the list that it was found in. It scrolls by itself. */
export function JobPane({ area, slug, reading, job, titleRef, acts, onClose }: Props) {
  return (
    <section
      ref={area}
      aria-label={job?.title ?? 'Job'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls alone can be reached by keyboard.
      tabIndex={0}
      className="min-w-0 xl:sticky xl:top-20 xl:h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:overscroll-contain xl:border-s xl:border-line xl:ps-8 xl:pe-1"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <TextLink href={paths.job(slug)}>Open as a page</TextLink>
        <Button look="quiet" size="small" onClick={onClose}>
          <span className="xl:hidden">Back to the jobs</span>
          <span className="hidden xl:inline">Close</span>
        </Button>
      </div>
      <Reading
        flow={reading}
        what="this job"
        rows={6}
        notThere={
          <EmptyState
            title="This job is gone"
            text="It was removed, or ended a while ago. Look at the others."
          />
        }
      >
        {job && <JobView job={job} isPreview titleRef={titleRef} acts={acts} />}
      </Reading>
    </section>
  )
}
