import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ComponentProps } from 'react'
import type { CompanyPeople, OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { User } from '../../../contract/user.ts'
import { companyPageMachine, type CompanyPageFlow } from '../../../machines/companies/companyPage.ts'
import { logoCommandsMachine } from '../../../machines/companies/logoCommands.ts'
import { memberCommandsMachine } from '../../../machines/companies/memberCommands.ts'
import { proofCommandsMachine } from '../../../machines/companies/proofCommands.ts'
import { editingMachine, type EditingFlow } from '../../../machines/editing/editing.ts'
import { required } from '../../../machines/shared/required.ts'
import { notify, successNotice } from '../../../machines/shared/notice.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useCopying } from '../../app/useCopying.ts'
import { useEditingGuard } from '../../app/useEditing.ts'
import { useFlow } from '../../app/useFlow.ts'
import {
  listMembers,
  logoCommands,
  memberCommands,
  proofCommands,
  readCompany,
  updateCompany,
} from '../../effects/companies.ts'
import { companyPageWords } from '../../words/companies/page.ts'
import { CompanyFrame } from '../../views/companies/CompanyFrame.tsx'
import { CompanyView } from '../../views/companies/CompanyView.tsx'
import { LogoField } from '../../views/companies/LogoField.tsx'
import { ProofSection } from '../../views/companies/ProofSection.tsx'

const pageMachine = companyPageMachine.provide({
  actors: {
    company: createReading<object, OwnCompany>().provide({ actors: { read: readCompany } }),
    editing: editingMachine.provide({
      actors: { save: updateCompany },
      actions: { tellDone: notify(() => successNotice('companySaved')) },
    }),
    people: createReading<object, CompanyPeople>().provide({ actors: { read: listMembers } }),
    members: memberCommandsMachine.provide({ actors: { command: memberCommands } }),
    proof: proofCommandsMachine.provide({ actors: { command: proofCommands } }),
    logo: logoCommandsMachine.provide({ actors: { command: logoCommands } }),
  },
})

// Loads in parallel with the members.
const MembersPanel = lazy(async () => ({
  default: (await import('../../views/companies/MembersPanel.tsx')).MembersPanel,
}))

// The preview loads after the form, which works without it.
const LazyPreview = lazy(() => import('./Preview.tsx'))

const Preview = (props: ComponentProps<typeof LazyPreview>) => (
  <FailureBoundary fallback={<p>{companyPageWords.previewFailed}</p>}>
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
  const page = useFlow(pageMachine, { input: { userId: user.id } })
  const reading = useSelector(page, ({ children }) => required(children.company))
  const editing = useSelector(page, ({ children }) => children.editing)
  const company = useSelector(reading, ({ context }) => context.data)
  useEditingGuard(editing)

  return (
    <CompanyFrame reading={reading}>
      {company && editing && <Company page={page} editing={editing} company={company} user={user} />}
    </CompanyFrame>
  )
}

interface Props {
  page: CompanyPageFlow
  editing: EditingFlow
  company: OwnCompany
  user: User
}

function Company({ page, editing, company, user }: Props) {
  const { people, members, proof, logo } = useSelector(page, ({ children }) => children)
  const suggestions = useFlow(townSuggestions, { input: undefined })
  const copy = useCopying(companyPageWords.valueCopied)

  return (
    <CompanyView
      flow={editing}
      company={company}
      isVerified={user.isVerified}
      suggestions={suggestions}
      Preview={Preview}
      logo={logo && <LogoField company={company} flow={logo} />}
    >
      {proof && (
        <ProofSection
          company={company}
          flow={proof}
          emailAddress={user.emailAddress}
          isVerified={user.isVerified}
          onCopy={copy}
        />
      )}
      {people && members && (
        <Suspense>
          <MembersPanel company={company} reading={people} commands={members} isVerified={user.isVerified} />
        </Suspense>
      )}
    </CompanyView>
  )
}
