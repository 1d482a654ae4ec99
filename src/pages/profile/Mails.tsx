import { useSelector } from '@xstate/react'
import type { Role } from '../../../contract/roles.ts'
import { mailPreferencesMachine } from '../../../machines/notices/mailPreferences.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { readMailSettings, saveMailSettings } from '../../effects/notices.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { MailSettingsPanel } from '../../views/profile/MailSettingsPanel.tsx'

const machine = mailPreferencesMachine.provide({
  actors: { settings: readingWith(readMailSettings), saveSettings: saveMailSettings },
})

/** Panel with the member's email preferences. */
export function Mails({ role }: { role: Role }) {
  const flow = useFlow(machine, { input: { role } })
  const reading = useSelector(flow, ({ children }) => required(children.settings))
  const data = useSelector(reading, ({ context }) => context.data)
  return <MailSettingsPanel flow={flow} reading={reading} saved={data?.choices} />
}
