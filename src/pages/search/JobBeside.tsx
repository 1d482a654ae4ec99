import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useReading } from '../../app/useReading.ts'
import { readJob } from '../../effects/searching.ts'
import { JobPane } from '../../views/search/JobPane.tsx'
import { isOpen } from '../../words/job.ts'
import { Apply } from '../applications/applying/Apply.tsx'

interface Props {
  slug: string
  /** Whether somebody has opened it here, and did not come with its address. */
  isStepped: boolean
  save: ReactNode
  onClose: () => void
}

/** A job that stands open beside the list: whoever opens it goes on at its title, and Escape leads back to its row. */
export default function JobBeside({ slug, isStepped, save, onClose }: Props) {
  const { flow, data: job } = useReading(readJob, { slug })
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = job !== undefined

  useEffect(() => {
    if (isThere && isStepped) title.current?.focus({ preventScroll: true })
  }, [isStepped, isThere])

  const area = useRef<HTMLElement>(null)
  const toRow = () => document.getElementById(`title-${slug}`)?.focus()
  const close = () => {
    onClose()
    // Once the list is there again, where there was no room for both.
    requestAnimationFrame(toRow)
  }
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (matchMedia('(min-width: 1024px)').matches) toRow()
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
      reading={flow}
      job={job}
      titleRef={title}
      acts={
        <div className="mt-6 flex min-h-13 flex-wrap items-center gap-3">
          {job && <Apply slug={slug} isOpen={isOpen(job.state)} />}
          {save}
        </div>
      }
      onClose={close}
    />
  )
}
