import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useReading } from '../../app/useReading.ts'
import { listResumeVersions, readResume } from '../../effects/resumes.ts'
import { VersionList, VersionsFrame } from '../../views/resumes/VersionsPanel.tsx'
import type { VersionsProps } from '../../views/resumes/ResumeBuilder.tsx'
import type { Builder } from '../../views/resumes/useBuilder.ts'

/** The versions of the resume that is written. */
export function Versions({ builder, acting, onClose }: VersionsProps) {
  const { id, revision } = useSelector(builder.flow, ({ context }) => context.saved)
  const [now] = useState(() => Date.now())
  const { flow, data } = useReading(listResumeVersions, { id })
  const [wanted, setWanted] = useState<number>()

  useEffect(() => {
    document.getElementById('versionsTitle')?.focus()
  }, [])

  // What was saved since is a version too.
  useEffect(() => {
    if (revision > 0) flow.send({ type: 'refresh' })
  }, [flow, revision])

  useEffect(() => {
    const acted = acting.on('acted', ({ act, result }) => {
      if (act?.name === 'name') flow.send({ type: 'known', data: result })
    })
    return () => acted.unsubscribe()
  }, [acting, flow])

  return (
    <VersionsFrame reading={flow} onClose={onClose}>
      {data && (
        <VersionList
          id={id}
          versions={data.versions}
          revision={revision}
          acting={acting}
          onRestore={setWanted}
          now={now}
        />
      )}
      {wanted !== undefined && (
        <Restoring
          key={wanted}
          id={id}
          version={wanted}
          builder={builder}
          onRestored={() => setWanted(undefined)}
        />
      )}
    </VersionsFrame>
  )
}

interface RestoringProps {
  id: string
  version: number
  builder: Builder
  onRestored: () => void
}

/** Reads a version, and puts what it says in the place of what is there. */
function Restoring({ id, version, builder: { change }, onRestored }: RestoringProps) {
  const { flow, data } = useReading(readResume, { id, version })
  const hasFailed = useSelector(flow, (state) => state.matches('failed') || state.matches('notThere'))
  useEffect(() => {
    if (!data) return
    change({ title: data.title, document: data.document }, '')
    onRestored()
  }, [data, change, onRestored])
  return hasFailed && <p role="status">This version could not be read. Try again.</p>
}
