import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { noticeCalls, type MailSettings } from '../../../contract/notices/calls.ts'
import type { MailChoice, MailKind } from '../../../contract/notices/kinds.ts'
import type { Role } from '../../../contract/roles.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { readMailSettings, saveMailSettings } from '../../effects/notices.ts'
import { MailSettingsPanel } from '../../views/profile/MailSettingsPanel.tsx'

// What was chosen stands there: nobody need be told beside it that it is saved.
const machine = actingMachine.provide({ actors: { act: saveMailSettings }, actions: { tellDone: () => {} } })

type Choices = MailSettings['choices']

/** Which mails come. Each choice is saved at once; what is chosen while another one is saved follows it. */
export function Mails({ role }: { role: Role }) {
  const { flow: reading, data } = useReading(readMailSettings, { role })
  const saving = useFlow(machine, { input: undefined })
  const [wanted, setWanted] = useState<Choices>({})

  const send = (choices: Choices) => {
    const form = new FormData()
    for (const [kind, choice] of Object.entries(choices)) form.set(kind, choice)
    saving.send({ type: 'send', act: { name: 'save', of: role }, form })
  }
  const choose = (kind: MailKind, choice: MailChoice) => {
    const all = { ...wanted, [kind]: choice }
    setWanted(all)
    // While another choice is on its way this is not heard: it is sent afterwards.
    send(all)
  }
  const know = useEffectEvent((result: object) => {
    const saved = v.parse(noticeCalls.saveMailSettings.result, result)
    reading.send({ type: 'known', data: saved })
    const left = Object.fromEntries(
      Object.entries(wanted).filter(([kind, choice]) => saved.choices[kind] !== choice),
    )
    setWanted(left)
    if (Object.keys(left).length > 0) send(left)
  })
  useEffect(() => {
    const saved = saving.on('acted', ({ result }) => know(result))
    return () => saved.unsubscribe()
  }, [saving])

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
