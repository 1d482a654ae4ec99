import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { memberCommandsMachine } from '../../../machines/companies/memberCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { listMembers, memberCommands } from '../../effects/companies.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { MembersSection } from '../../views/companies/MembersSection.tsx'
import { Reading } from '../../views/reading/Reading.tsx'

const machine = memberCommandsMachine.provide({ actors: { command: memberCommands } })

interface Props {
  /** Of the company. */
  reading: AnyReading
  company: OwnCompany
  isVerified: boolean
}

/** Who acts for the company. */
export function Members({ reading: ofCompany, company, isVerified }: Props) {
  const { session } = useRootActors()
  const { flow: reading, data: people } = useReading(listMembers, {})
  const flow = useFlow(machine, { input: undefined })

  useReports(flow, (report) => {
    if (report.type === 'command.done') {
      const { command, output } = report
      if (command === 'leave') session.send({ type: 'outdated' })
      else reading.send({ type: 'known', data: output })
      // What one may do here oneself may be another thing now.
      if (command === 'leave' || command === 'makeRecruiter') ofCompany.send({ type: 'refresh' })
    }
    // Somebody else may have been first, or have taken oneself out.
    if (report.type === 'command.failed') {
      reading.send({ type: 'refresh' })
      ofCompany.send({ type: 'refresh' })
    }
  })

  return (
    <Panel title="Who acts for it">
      <Reading flow={reading} what="who acts for your company" rows={2}>
        {people && <MembersSection company={company} people={people} flow={flow} isVerified={isVerified} />}
      </Reading>
    </Panel>
  )
}
