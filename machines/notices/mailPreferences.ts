import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { MailSettings } from '../../contract/notices/calls.ts'
import type { MailChoice, MailKind } from '../../contract/notices/kinds.ts'
import type { Role } from '../../contract/roles.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { effect } from '../shared/effect.ts'
import { eventOf } from '../shared/eventOf.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, report, reportError } from '../shared/submission.ts'

type Choices = MailSettings['choices']

interface Of {
  readonly role: Role
}

/** Email preferences to save. */
export interface MailsToSave extends Of {
  readonly choices: Choices
}

interface Choice {
  readonly kind: MailKind
  readonly choice: MailChoice
}

const settingsReading = createReading<Of, MailSettings>()

const choose = { type: 'choose', params: ({ event }: { event: Choice }) => event } as const

const know = {
  type: 'know',
  params: ({ event }: { event: { readonly output: MailSettings } }) => event.output,
} as const

/**
 * Email preferences of a member. Each choice is saved at once, and choices made during a save are saved after
 * it.
 */
export const mailPreferencesMachine = setup({
  types: {
    input: {} as Of,
    context: {} as Of & {
      /** Choices that are not saved yet. */
      readonly wanted: Choices
      /** Choices being saved. */
      readonly sent: Choices
      readonly failure: Failure | undefined
    },
    events: {} as
      ReadingReport<MailSettings> | ({ readonly type: 'choose' } & Choice) | { readonly type: 'retry' },
    emitted: {} as NoticeEvent,
    children: {} as { settings: 'settings'; saveSettings: 'saveSettings' },
    tags: {} as 'busy',
  },
  actors: {
    settings: settingsReading,
    saveSettings: effect<MailSettings, MailsToSave>('saveSettings'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    choose: assign(({ context: { wanted } }, { kind, choice }: Choice) => ({
      wanted: { ...wanted, [kind]: choice },
    })),
    markSending: assign(({ context: { wanted } }) => ({ sent: wanted })),
    forgetWanted: assign({ wanted: {} }),
    know: sendTo('settings', (_, data: MailSettings) => eventOf(settingsReading, { type: 'known', data })),
  },
  guards: {
    isSent: ({ context: { sent, wanted } }) =>
      Object.entries(wanted).every(([kind, choice]) => sent[kind] === choice),
  },
}).createMachine({
  id: 'mailPreferences',
  context: ({ input: { role } }) => ({ role, wanted: {}, sent: {}, failure: undefined }),
  invoke: {
    id: 'settings',
    src: 'settings',
    input: ({ context: { role }, self }) => ({ query: { role }, parent: self }),
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The settings are loading.',
      on: { 'reading.known': 'saved' },
    },
    saved: {
      description: 'All choices are saved.',
      on: { choose: { target: 'saving', actions: choose } },
    },
    saving: {
      tags: ['busy'],
      entry: ['clearFailure', 'markSending'],
      on: { choose: { actions: choose } },
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { role, sent } }) => ({ role, choices: sent }),
        onDone: [
          { guard: 'isSent', target: 'saved', actions: ['forgetWanted', know] },
          {
            description: 'More choices were made during the save.',
            target: 'saving',
            reenter: true,
            actions: know,
          },
        ],
        onError: { target: 'failed', actions: reportError },
      },
    },
    failed: {
      description: 'The save failed. The choices are saved with the next one, or on a retry.',
      on: { choose: { target: 'saving', actions: choose }, retry: 'saving' },
    },
  },
})

export type MailPreferencesFlow = ActorRefFrom<typeof mailPreferencesMachine>
