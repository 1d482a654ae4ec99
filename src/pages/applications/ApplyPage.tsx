import { lazy, Suspense, useEffect, useState } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import { applyingMachine } from '../../../machines/applications/applying.ts'
import { bringingMachine } from '../../../machines/files/bringing.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useRootActors, useSessionIsUnknown, useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { awaitVerification, awaitVerificationNoMore } from '../../browser/awaited.ts'
import { keptAs, takeKeptApplication } from '../../browser/kept/keptApplications.ts'
import { readJob } from '../../effects/jobToApplyFor.ts'
import { keepApplication } from '../../effects/shared/keepApplication.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { ApplyFrame } from '../../views/applications/apply/ApplyFrame.tsx'
import { ApplyView } from '../../views/applications/apply/ApplyView.tsx'
import { sentInWords } from '../../words/applications/apply.ts'
import { PrintNote } from '../shared/PrintNote.tsx'
import { ChosenLetter, WrittenLetter } from './ApplyLetters.tsx'
import {
  beginApplication,
  candidateEvent,
  keepOnDevice,
  readApplication,
  saveApplication,
  uploadFile,
} from './applyEffects.ts'
import { useFiles } from './useFiles.ts'
import { useLetters } from './useLetters.ts'

const machine = applyingMachine.provide({
  actors: { beginApplication, saveApplication, candidateEvent, readApplication },
})
const uploading = bringingMachine.provide({ actors: { bringFile: uploadFile } })
const keeping = bringingMachine.provide({ actors: { bringFile: keepOnDevice } })

// It comes with the pages of members, which have it already.
const Unverified = lazy(async () => ({ default: (await import('../session/MemberLayout.tsx')).Unverified }))

// It is shown only where nobody can apply any more.
const Apply = lazy(async () => ({ default: (await import('./applying/Apply.tsx')).Apply }))

const noticeOf = (sent: OwnApplication) => successNotice(sentInWords(sent, Date.now())).notice

export default function ApplyPage() {
  const slug = useRouteLocation().pathname.split('/').at(2) ?? ''
  return (
    <>
      <meta name="robots" content="noindex" />
      <Read key={slug} slug={slug} />
    </>
  )
}

function Read({ slug }: { slug: string }) {
  const { flow, data } = useReading(readJob, { slug })
  const isUnknown = useSessionIsUnknown()
  const user = useUser('candidate')
  const isMember = user !== undefined
  return (
    <ApplyFrame reading={flow} job={data} own={<Own slug={slug} />}>
      {data && !isUnknown && (
        <>
          {isMember && <Verification slug={slug} />}
          <Application key={user?.id ?? 'guest'} job={data} isMember={isMember} />
        </>
      )}
    </ApplyFrame>
  )
}

/** What the reader has sent to a job that takes nobody any more, or begun to write. */
const Own = ({ slug }: { slug: string }) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <Apply slug={slug} isOpen={false} />
    </Suspense>
  </FailureBoundary>
)

/** Whoever has not verified the address is told before they send, and is led back here once they have. */
function Verification({ slug }: { slug: string }) {
  const user = useUser('candidate')
  const waits = user?.isVerified === false

  useEffect(() => {
    if (waits) awaitVerification(paths.apply(slug))
    else awaitVerificationNoMore()
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

function Application({ job, isMember }: { job: Job; isMember: boolean }) {
  const { slug, company, hidesNames, questions, title } = job
  const user = useUser('candidate')
  const { notifications } = useRootActors()
  const { go } = useNavigation()
  const [kept] = useState(() => takeKeptApplication(slug, user?.id))
  const [keepingMachine] = useState(() =>
    machine.provide({ actors: { keepApplication: keepApplication(keptAs(slug, user?.id)) } }),
  )
  const flow = useFlow(keepingMachine, {
    input: { slug, questions, kept },
    onDone: ({ application }) => {
      if (!application || !flow.getSnapshot().matches('sent')) return
      notifications.send({ type: 'show', notice: noticeOf(application) })
      go(paths.application(application.reference))
    },
  })
  const bringing = useFlow(isMember ? uploading : keeping, { input: undefined })
  const files = useFiles(flow, bringing, isMember)
  const { keeping: keepingLetter, letters } = useLetters(flow)

  useEffect(() => {
    if (isMember) flow.send({ type: 'signedIn' })
  }, [flow, isMember])

  useEffect(() => {
    const tell = () => flow.send({ type: 'connected' })
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [flow])

  return (
    <ApplyView
      flow={flow}
      bringing={bringing}
      files={files}
      letters={letters}
      company={company.name}
      hidesNames={hidesNames}
      values={{
        company: company.name,
        role: title,
        name: user && `${user.firstName} ${user.lastName}`,
      }}
      ChosenLetter={ChosenLetter}
      WrittenLetter={WrittenLetter}
      PrintNote={PrintNote}
      keeping={isMember ? keepingLetter : undefined}
      loginHref={withNext(paths.login('candidate'), paths.apply(slug))}
      registerHref={withNext(paths.register('candidate'), paths.apply(slug))}
    />
  )
}
