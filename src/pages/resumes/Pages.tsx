import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { useReading } from '../../app/useReading.ts'
import { readPagePicture, resumePages } from '../../effects/resumes.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { PicturedPages } from '../../views/resumes/PagePictures.tsx'

/**
 * How the pages of what is saved are laid out. Those before stand until the pictures of the new ones are there.
 *
 * @returns what is to be drawn beside it, whether the last attempt has failed, and why where the server says it
 */
export function usePages(flow: AutosavingFlow) {
  const { id, revision } = useSelector(flow, ({ context }) => context.saved)
  const [pages, setPages] = useState<PicturedPages>()
  const [failed, setFailed] = useState<{ readonly failure: Failure | undefined }>()
  const loading = (
    <Loading
      key={revision}
      id={id}
      onLoaded={(loaded) => {
        setPages(loaded)
        setFailed(undefined)
      }}
      onFailed={(failure) => setFailed({ failure })}
    />
  )
  const refusal = failed?.failure?.code === 'refused' ? failed.failure.message : undefined
  return { pages, hasFailed: failed !== undefined, refusal, loading }
}

interface Props {
  id: string
  onLoaded: (pages: PicturedPages) => void
  onFailed: (failure: Failure | undefined) => void
}

/** Waits for the pages of one revision; draws nothing. */
function Loading({ id, onLoaded, onFailed }: Props) {
  const { flow, data } = useReading(resumePages, { id })
  const failed = useSelector(flow, (state) => state.matches('failed') || state.matches('notThere'))
  const loaded = useEffectEvent(onLoaded)
  const tellFailed = useEffectEvent(onFailed)

  useEffect(() => {
    if (failed) tellFailed(flow.getSnapshot().context.failure)
  }, [flow, failed])

  useEffect(() => {
    if (!data) return undefined
    const leaving = new AbortController()
    const pictures = data.pages.map((_, page) =>
      readPagePicture({ id, revision: data.revision }, page, leaving.signal),
    )
    Promise.all(pictures).then(
      (read) => loaded({ ...data, pictures: read }),
      () => !leaving.signal.aborted && tellFailed(undefined),
    )
    return () => leaving.abort()
  }, [data, id])

  useEffect(() => {
    const tryAgain = () => flow.send({ type: 'retry' })
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [flow])

  return null
}
