import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ResumeDraftFlow } from '../../../machines/resumes/resumeDraft.ts'
import { useReading } from '../../app/useReading.ts'
import { readPagePicture, resumePages } from '../../effects/resumes.ts'
import type { PicturedPages } from '../../views/resumes/PagePictures.tsx'

interface Drawn {
  /** The newest pages whose pictures have come. */
  readonly pages: PicturedPages | undefined
  /** True while the pictures of the newest pages are missing. */
  readonly lacksPictures: boolean
}

/**
 * Pages of the saved resume, as the server lays them out. They stay until the pictures of newer ones have come.
 *
 * @returns the pages, whether the last attempt has failed, and why where the server says it
 */
export function usePages(flow: ResumeDraftFlow) {
  const { id, revision } = useSelector(flow, ({ context }) => context.saved)
  const { flow: reading, data } = useReading(resumePages, { id })
  const failure = useSelector(reading, ({ context }) => context.failure)
  const isGone = useSelector(reading, (state) => state.matches('notThere'))
  const [drawn, setDrawn] = useState<Drawn>({ pages: undefined, lacksPictures: false })
  const asked = useRef(revision)

  useEffect(() => {
    if (asked.current === revision) return
    asked.current = revision
    reading.send({ type: 'refresh' })
  }, [reading, revision])

  useEffect(() => {
    if (!data) return undefined
    const leaving = new AbortController()
    const pictures = data.pages.map((_, page) =>
      readPagePicture({ id, revision: data.revision }, page, leaving.signal),
    )
    Promise.all(pictures).then(
      (read) => setDrawn({ pages: { ...data, pictures: read }, lacksPictures: false }),
      () => {
        if (!leaving.signal.aborted) setDrawn(({ pages }) => ({ pages, lacksPictures: true }))
      },
    )
    return () => leaving.abort()
  }, [data, id])

  useEffect(() => {
    const tryAgain = () => reading.send({ type: 'retry' })
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [reading])

  const refusal = failure?.code === 'refused' ? failure.message : undefined
  const hasFailed = failure !== undefined || isGone || drawn.lacksPictures
  return { pages: drawn.pages, hasFailed, refusal }
}
