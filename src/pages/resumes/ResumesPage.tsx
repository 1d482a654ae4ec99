import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { paths } from '../../../contract/paths.ts'
import { resumeCommandsMachine } from '../../../machines/resumes/resumeCommands.ts'
import { resumesPageMachine } from '../../../machines/resumes/resumesPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useQuerySync } from '../../app/useQuerySync.ts'
import { listResumes, pictureOf, resumeCommands } from '../../effects/resumes.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { ResumeList } from '../../views/resumes/ResumeList.tsx'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ResumesView } from '../../views/resumes/ResumesView.tsx'
import { listWords } from '../../words/resumes/list.ts'
import { newResumeTitle } from '../../words/resumes/resumes.ts'
import { PrintNote } from '../shared/PrintNote.tsx'
import { linkTools } from './linkTools.ts'

const machine = resumesPageMachine.provide({
  actors: {
    list: listWith(listResumes),
    commands: resumeCommandsMachine.provide({ actors: { command: resumeCommands } }),
  },
})

const LazyImporting = lazy(() => import('./Importing.tsx'))

const LazySample = lazy(() => import('./Sample.tsx'))

const Importing = (props: ImportingProps) => (
  <FailureBoundary
    fallback={
      <p role="alert" className="mt-4">
        {listWords.importNotLoaded}
      </p>
    }
  >
    <Suspense>
      <LazyImporting {...props} />
    </Suspense>
  </FailureBoundary>
)

export default function ResumesPage() {
  const asked = new URLSearchParams(useLocation().search)
  const query = { trashed: asked.get('tab') === 'trash' }
  const sample = asked.get('sample')
  const navigate = useNavigate()
  const user = useUser('candidate')
  const page = useFlow(machine, { input: { query } })
  const isTrash = useSelector(page, ({ context }) => context.query.trashed === true)
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const list = useSelector(page, ({ children }) => required(children.list))
  const { reading, first, paging, items } = useList(list)
  useQuerySync(page, query)

  const basics = user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.emailAddress }
  const write = () =>
    commands.send({
      type: 'run',
      command: 'write',
      input: { title: newResumeTitle, document: basics ? { basics } : {} },
    })

  return (
    <ResumesView
      isTrash={isTrash}
      counts={first?.counts}
      reading={reading}
      commands={commands}
      onWrite={write}
      Importing={Importing}
      offer={
        sample !== null && (
          <FailureBoundary
            fallback={
              <p role="alert" className="mb-4">
                {listWords.sampleNotLoaded}
              </p>
            }
          >
            <Suspense>
              <LazySample
                template={sample}
                basics={basics}
                commands={commands}
                onLeave={() => navigate(paths.resumes, { replace: true })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
    >
      {paging && (
        <ResumeList
          key={isTrash ? 'trash' : 'kept'}
          isTrash={isTrash}
          resumes={items}
          paging={paging}
          commands={commands}
          linkTools={linkTools}
          PrintNote={PrintNote}
          pictureOf={pictureOf}
        />
      )}
    </ResumesView>
  )
}
