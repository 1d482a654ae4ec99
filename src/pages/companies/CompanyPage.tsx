import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { emit } from 'xstate'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { User } from '../../../contract/user.ts'
import { proofCommandsMachine } from '../../../machines/companies/proofCommands.ts'
import { editingMachine } from '../../../machines/editing/editing.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import type { ReadingOf } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useCopying } from '../../app/useCopying.ts'
import { useEditing } from '../../app/useEditing.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { proofCommands, readCompany, updateCompany } from '../../effects/companies.ts'
import { findPlaces } from '../../network/places.ts'
import { CompanyFrame } from '../../views/companies/CompanyFrame.tsx'
import { CompanyView } from '../../views/companies/CompanyView.tsx'
import { ProofSection } from '../../views/companies/ProofSection.tsx'
import { Members } from './Members.tsx'

const provingMachine = proofCommandsMachine.provide({ actors: { command: proofCommands } })

// The page comes after what is written of it, and that works without it.
const LazyPreview = lazy(() => import('./Preview.tsx'))

const Preview = (props: ComponentProps<typeof LazyPreview>) => (
  <FailureBoundary fallback={<p>The page cannot be shown. Reload to see it.</p>}>
    <Suspense>
      <LazyPreview {...props} />
    </Suspense>
  </FailureBoundary>
)

export default function CompanyPage() {
  const user = useUser('employer')
  return user && <Read key={user.id} user={user} />
}

function Read({ user }: { user: User }) {
  const { flow, data } = useReading(readCompany, {})
  return (
    <CompanyFrame reading={flow}>
      {data && <Company reading={flow} company={data} user={user} />}
    </CompanyFrame>
  )
}

interface Props {
  reading: ReadingOf<OwnCompany>
  company: OwnCompany
  user: User
}

function Company({ reading, company, user }: Props) {
  const [machine] = useState(() =>
    editingMachine.provide({
      actors: { save: updateCompany((data) => reading.send({ type: 'known', data })) },
      actions: { tellDone: emit(successNotice('Your company has been updated successfully.')) },
    }),
  )
  const editing = useEditing(machine, 'employer', user)
  const failure = useSelector(editing, ({ context }) => context.failure)
  const proving = useFlow(provingMachine, { input: undefined })
  const copy = useCopying('The value of the record is copied.')

  useReports(proving, (report) => {
    if (report.type === 'command.done') reading.send({ type: 'known', data: report.output })
  })

  // What the change was made on is old: what was changed elsewhere is shown, and the next attempt is made on that.
  useEffect(() => {
    if (failure?.reason?.code === 'conflict') reading.send({ type: 'refresh' })
  }, [failure, reading])

  return (
    <CompanyView
      flow={editing}
      company={company}
      isVerified={user.isVerified}
      findPlaces={findPlaces}
      Preview={Preview}
    >
      <ProofSection
        company={company}
        flow={proving}
        emailAddress={user.emailAddress}
        isVerified={user.isVerified}
        onCopy={copy}
      />
      <Members reading={reading} company={company} isVerified={user.isVerified} />
    </CompanyView>
  )
}
