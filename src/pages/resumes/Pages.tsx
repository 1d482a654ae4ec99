import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ResumePages } from '../../../contract/resumes/calls.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { useReading } from '../../app/useReading.ts'
import { pictureOf, resumePages } from '../../effects/resumes.ts'

/**
 * How the pages of what is saved are laid out. Those before stand until the pictures of the new ones are there.
 *
 * @returns what is to be drawn beside it, and whether the last attempt has failed
 */
export function usePages(flow: AutosavingFlow) {
  const { id, revision } = useSelector(flow, ({ context }) => context.saved)
  const [pages, setPages] = useState<ResumePages>()
  const [hasFailed, setHasFailed] = useState(false)
  const loading = (
    <Loading
      key={revision}
      id={id}
      onLoaded={(loaded) => {
        setPages(loaded)
        setHasFailed(false)
      }}
      onFailed={() => setHasFailed(true)}
    />
  )
  return { pages, hasFailed, loading }
}

interface Props {
  id: string
  onLoaded: (pages: ResumePages) => void
  onFailed: () => void
}

/** Waits for the pages of one revision; draws nothing. */
function Loading({ id, onLoaded, onFailed }: Props) {
  const { flow, data } = useReading(resumePages, { id })
  const failed = useSelector(flow, (state) => state.matches('failed') || state.matches('notThere'))
  const loaded = useEffectEvent(onLoaded)
  const tellFailed = useEffectEvent(onFailed)

  useEffect(() => {
    if (failed) tellFailed()
  }, [failed])

  useEffect(() => {
    if (!data) return undefined
    let isLeft = false
    const pictures = data.pages.map((_, page) => {
      const picture = new Image()
      picture.src = pictureOf({ id, revision: data.revision }, page)
      return picture.decode()
    })
    Promise.all(pictures).then(
      () => !isLeft && loaded(data),
      () => !isLeft && tellFailed(),
    )
    return () => {
      isLeft = true
    }
  }, [data, id])

  useEffect(() => {
    const tryAgain = () => flow.send({ type: 'retry' })
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [flow])

  return null
}
