import { useEffect } from 'react'
import { emit } from 'xstate'
import * as v from 'valibot'
import { ownCompanyCalls, type OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { actOnMembers, listMembers } from '../../effects/companies.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { MembersSection } from '../../views/companies/MembersSection.tsx'
import { Reading } from '../../views/reading/Reading.tsx'
import { memberActsDone } from '../../words/companies.ts'

const machine = actingMachine.provide({
  actors: { act: actOnMembers },
  actions: { tellDone: emit((_, act) => successNotice(memberActsDone[act?.name ?? ''] ?? 'It is done.')) },
})

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

  useEffect(() => {
    const acted = flow.on('acted', ({ act, result }) => {
      if (act?.name === 'leave') session.send({ type: 'outdated' })
      else reading.send({ type: 'known', data: v.parse(ownCompanyCalls.inviteMember.result, result) })
      // What one may do here oneself may be another thing now.
      if (act?.name === 'leave' || act?.name === 'makeRecruiter') ofCompany.send({ type: 'refresh' })
    })
    // Somebody else may have been first, or have taken oneself out.
    const notActed = flow.on('notActed', () => {
      reading.send({ type: 'refresh' })
      ofCompany.send({ type: 'refresh' })
    })
    return () => {
      acted.unsubscribe()
      notActed.unsubscribe()
    }
  }, [flow, session, reading, ofCompany])

  return (
    <Panel title="Who acts for it">
      <Reading flow={reading} what="who acts for your company" rows={2}>
        {people && <MembersSection company={company} people={people} flow={flow} isVerified={isVerified} />}
      </Reading>
    </Panel>
  )
}
