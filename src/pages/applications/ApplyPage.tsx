import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import type { SavedApplication } from '../../../machines/applications/applicationDraft.ts'
import { applyPageMachine } from '../../../machines/applications/applyPage.ts'
import { guestApplicationMachine } from '../../../machines/applications/guestApplication.ts'
import { uploadMachine } from '../../../machines/files/upload.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { notify, successNotice } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { RuledRows } from '../../ui/feedback/RuledRows.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { saveReturnPath, forgetReturnPath } from '../../browser/returnPath.ts'
import { removePendingFile } from '../../browser/storage/pendingFile.ts'
import { readJob } from '../../effects/jobToApplyFor.ts'
import { keepGuestApplication, openGuestApplication } from '../../effects/shared/guestApplication.ts'
import { useLocation } from '../../routing/location.ts'
import { ApplyFrame } from '../../views/applications/apply/ApplyFrame.tsx'
import { applyWords, sentInWords } from '../../words/applications/apply.ts'
import { keepFileOnDevice, openApplication, uploadFile } from './applyEffects.ts'

const pageMachine = applyPageMachine.provide({
  actors: {
    job: createReading<{ readonly slug: string }, Job>().provide({ actors: { read: readJob } }),
    openGuestApplication,
    openApplication,
    guestApplication: guestApplicationMachine.provide({ actors: { keepOnDevice: keepGuestApplication } }),
    keepFile: uploadMachine.provide({ actors: { uploadFile: keepFileOnDevice } }),
    uploadFile: uploadMachine.provide({ actors: { uploadFile } }),
  },
  actions: {
    forgetFile: () => void removePendingFile(),
    announceSent: notify((_, { application }: SavedApplication) =>
      successNotice({ name: 'text', text: sentInWords(application, Date.now()) }),
    ),
  },
})

const loadForm = () => import('./ApplyForm.tsx')
const ApplyForm = lazy(loadForm)

// Part of the member pages, which unverified members have already loaded.
const Unverified = lazy(async () => ({ default: (await import('../session/MemberLayout.tsx')).Unverified }))

// Needed only for jobs that no longer accept applications.
const Apply = lazy(async () => ({ default: (await import('./applying/Apply.tsx')).Apply }))

export default function ApplyPage() {
  const slug = useLocation().pathname.split('/').at(2) ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page key={slug} slug={slug} />
    </>
  )
}

function Page({ slug }: { slug: string }) {
  const user = useUser('candidate')
  const page = useFlow(pageMachine, { input: { slug } })
  const reading = useSelector(page, ({ children }) => required(children.job))
  const job = useSelector(reading, ({ context }) => context.data)
  const isLoading = useSelector(page, (state) => state.matches('loading'))

  // Loads the form in parallel with the job.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])

  return (
    <ApplyFrame reading={reading} job={job} own={<Own slug={slug} />}>
      {job && !isLoading && (
        <>
          {user && <Verification slug={slug} />}
          <FailureBoundary fallback={<p role="alert">{applyWords.notLoaded}</p>}>
            <Suspense fallback={<RuledRows count={5}>{applyWords.opening}</RuledRows>}>
              <ApplyForm page={page} job={job} />
            </Suspense>
          </FailureBoundary>
        </>
      )}
    </ApplyFrame>
  )
}

/** The reader's application or draft, for a closed job. */
const Own = ({ slug }: { slug: string }) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <Apply slug={slug} isOpen={false} />
    </Suspense>
  </FailureBoundary>
)

/** Asks for email verification before an application is sent. The verified reader returns to this page. */
function Verification({ slug }: { slug: string }) {
  const user = useUser('candidate')
  const waits = user?.isVerified === false

  useEffect(() => {
    if (waits) saveReturnPath(paths.apply(slug))
    else forgetReturnPath()
  }, [waits, slug])

  return (
    user &&
    waits && (
      <FailureBoundary fallback={null}>
        <Suspense>
          <Unverified role="candidate" emailAddress={user.emailAddress} />
        </Suspense>
      </FailureBoundary>
    )
  )
}
