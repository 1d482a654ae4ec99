import { useState } from 'react'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import type { MailChoice, MailKind } from '../../../contract/notices/kinds.ts'
import type { Role } from '../../../contract/roles.ts'
import { mailCommandsMachine } from '../../../machines/notices/mailCommands.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { mailCommands, readMailSettings } from '../../effects/notices.ts'
import { MailSettingsPanel } from '../../views/profile/MailSettingsPanel.tsx'

const machine = mailCommandsMachine.provide({ actors: { command: mailCommands } })

type Choices = MailSettings['choices']

/** Which mails come. Each choice is saved at once; what is chosen while another one is saved follows it. */
export function Mails({ role }: { role: Role }) {
  const { flow: reading, data } = useReading(readMailSettings, { role })
  const saving = useFlow(machine, { input: undefined })
  const [wanted, setWanted] = useState<Choices>({})

  const send = (choices: Choices) => saving.send({ type: 'run', command: 'save', input: { role, choices } })
  const choose = (kind: MailKind, choice: MailChoice) => {
    const all = { ...wanted, [kind]: choice }
    setWanted(all)
    // While another choice is on its way this is not heard: it is sent afterwards.
    send(all)
  }
  useReports(saving, (report) => {
    if (report.type !== 'command.done') return
    const saved = report.output
    reading.send({ type: 'known', data: saved })
    const left = Object.fromEntries(
      Object.entries(wanted).filter(([kind, choice]) => saved.choices[kind] !== choice),
    )
    setWanted(left)
    if (Object.keys(left).length > 0) send(left)
  })

  return (
    <MailSettingsPanel
      role={role}
      reading={reading}
      saving={saving}
      choices={data && { ...data.choices, ...wanted }}
      onChoose={choose}
      onTryAgain={() => send(wanted)}
    />
  )
}
