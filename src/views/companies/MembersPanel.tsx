import { useSelector } from '@xstate/react'
import type { CompanyPeople, OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import type { ReadingFlow } from '../../../machines/reading/reading.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { companyWords } from '../../words/companies.ts'
import { Reading } from '../reading/Reading.tsx'
import { MembersSection } from './MembersSection.tsx'

interface Props {
  company: OwnCompany
  reading: ReadingFlow<object, CompanyPeople>
  commands: MemberCommandsFlow
  isVerified: boolean
}

/** Panel with the members of the company. */
export function MembersPanel({ company, reading, commands, isVerified }: Props) {
  const people = useSelector(reading, ({ context }) => context.data)
  return (
    <Panel title={companyWords.team}>
      <Reading flow={reading} what={companyWords.yourTeam} rows={2}>
        {people && (
          <MembersSection company={company} people={people} flow={commands} isVerified={isVerified} />
        )}
      </Reading>
    </Panel>
  )
}
