import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode, Ref } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { searchWords } from '../../words/search.ts'
import { JobView, type ShownJob } from '../postings/JobView.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  area: Ref<HTMLElement>
  slug: string
  reading: AnyReading
  /** Undefined until loaded. */
  job: ShownJob | undefined
  /** True if the URL names the job, which replaces the list in a narrow window. */
  isOpen: boolean
  titleRef: Ref<HTMLHeadingElement>
  acts: ReactNode
  onClose: () => void
}

const words = searchWords.pane

/** Pane of a job beside the results, with a scroll area of its own. */
export function JobPane({ area, slug, reading, job, isOpen, titleRef, acts, onClose }: Props) {
  return (
    <section
      ref={area}
      aria-label={job?.title ?? words.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
      className={`relative min-w-0 lg:sticky lg:top-21 lg:h-[calc(100dvh-6.75rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-panel lg:border lg:border-line lg:bg-surface lg:p-6 xl:p-8 ${isOpen ? '' : 'max-lg:hidden print:hidden'}`}
    >
      <div className="mb-4 lg:hidden print:hidden">
        <Button look="quiet" size="small" className="-ms-4" onClick={onClose}>
          <ArrowLeft className="size-4.5" />
          {words.back}
        </Button>
      </div>
      <a
        href={paths.job(slug)}
        title={words.page}
        aria-label={words.page}
        className="absolute end-4 top-4 z-1 grid size-11 place-items-center rounded-control text-link hover:bg-primary-soft max-lg:top-0 max-lg:end-0 print:hidden"
      >
        <ExternalLink className="size-5" />
      </a>
      <Reading flow={reading} what={words.what} rows={6} notThere={<EmptyState {...words.gone} />}>
        {job && <JobView job={job} isPreview titleRef={titleRef} acts={acts} />}
      </Reading>
    </section>
  )
}
