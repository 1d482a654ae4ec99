import { lazy, Suspense, useEffect } from 'react'
import { emit } from 'xstate'
import type * as v from 'valibot'
import type { resumeCalls } from '../../../contract/resumes/calls.ts'
import { paths } from '../../../contract/paths.ts'
import { actingMachine, type ActingFlow } from '../../../machines/acting/acting.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { formWith } from '../../../machines/shared/submission.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { actOnResumes, listResumes, pictureOf } from '../../effects/resumes.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { ResumeList } from '../../views/resumes/ResumeList.tsx'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ResumesView } from '../../views/resumes/ResumesView.tsx'
import { newResumeTitle, resumeActsDone } from '../../words/resumes/resumes.ts'
import { PrintNote } from '../shared/PrintNote.tsx'
import { linkTools } from './linkTools.ts'

const machine = actingMachine.provide({
  actors: { act: actOnResumes },
  actions: { tellDone: emit((_, act) => successNotice(resumeActsDone[act?.name ?? ''] ?? 'It is done.')) },
})

const LazyImporting = lazy(() => import('./Importing.tsx'))

const LazySample = lazy(() => import('./Sample.tsx'))

const Importing = (props: ImportingProps) => (
  <FailureBoundary
    fallback={
      <p role="alert" className="mt-4">
        What reads files could not be loaded. Reload the page and try again.
      </p>
    }
  >
    <Suspense>
      <LazyImporting {...props} />
    </Suspense>
  </FailureBoundary>
)

export default function ResumesPage() {
  const asked = new URLSearchParams(useRouteLocation().search)
  const isBin = asked.get('tab') === 'bin'
  return <Resumes key={isBin ? 'bin' : 'kept'} isBin={isBin} sample={asked.get('sample')} />
}

type Listed = v.InferOutput<typeof resumeCalls.listResumes.result>

function Resumes({ isBin, sample }: { isBin: boolean; sample: string | null }) {
  const { go } = useNavigation()
  const user = useUser('candidate')
  const { flow: reading, data } = useReading(listResumes, { trashed: isBin })
  const acting = useFlow(machine, { input: undefined })

  useEffect(() => {
    const acted = acting.on('acted', ({ act, result }) => {
      if ((act?.name === 'write' || act?.name === 'import') && 'id' in result)
        go(paths.resume(String(result.id)))
      else reading.send({ type: 'refresh' })
    })
    // Another window may have been first.
    const notActed = acting.on('notActed', () => reading.send({ type: 'refresh' }))
    return () => {
      acted.unsubscribe()
      notActed.unsubscribe()
    }
  }, [acting, reading, go])

  const basics = user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.emailAddress }
  const write = () =>
    acting.send({
      type: 'send',
      act: { name: 'write' },
      form: formWith({ title: newResumeTitle, document: JSON.stringify({ basics }) }),
    })

  return (
    <ResumesView
      isBin={isBin}
      counts={data?.counts}
      reading={reading}
      acting={acting}
      onWrite={write}
      Importing={Importing}
      offer={
        sample !== null && (
          <FailureBoundary
            fallback={
              <p role="alert" className="mb-4">
                The sample could not be loaded. Reload the page and try again.
              </p>
            }
          >
            <Suspense>
              <LazySample
                template={sample}
                basics={basics}
                acting={acting}
                onLeave={() => go(paths.resumes, { replace: true })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
    >
      {data && <List key={readAs(data)} isBin={isBin} first={data} acting={acting} />}
    </ResumesView>
  )
}

/** What was added to a list belongs to its first part as it was read. */
const readAs = ({ items }: Listed) => items.map(({ id, revision }) => `${id} ${revision}`).join()

interface ListProps {
  isBin: boolean
  first: Listed
  acting: ActingFlow
}

function List({ isBin, first, acting }: ListProps) {
  const { flow, items } = usePaging(listResumes, { trashed: isBin }, first)
  return (
    <ResumeList
      isBin={isBin}
      resumes={items}
      paging={flow}
      acting={acting}
      linkTools={linkTools}
      PrintNote={PrintNote}
      pictureOf={pictureOf}
    />
  )
}
