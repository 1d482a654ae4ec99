import type { Exclusion, OwnProfile } from '../../contract/talent/profileCalls.ts'
import type { Visibility } from '../../contract/talent/profile.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface VisibilityCommands {
  readonly setVisibility: {
    readonly input: { readonly visibility: Visibility }
    readonly output: OwnProfile
  }
  readonly excludeCompany: { readonly input: { readonly slug: string }; readonly output: Exclusion }
  readonly excludeDomain: { readonly input: { readonly domain: string }; readonly output: Exclusion }
  readonly removeExclusion: {
    readonly input: { readonly id: string }
    readonly output: { readonly id: string }
  }
}

export type VisibilityCommandsFlow = CommandsFlow<VisibilityCommands>

/** Commands that change the visibility of a profile and its exclusions. */
export const visibilityCommandsMachine = createCommands<VisibilityCommands>({
  confirm: ['removeExclusion'],
  notice: {
    setVisibility: ({ visibility }) => ({
      kind: 'success',
      title: 'done',
      message: visibilityNotices[visibility],
    }),
    excludeCompany: 'companyExcluded',
    excludeDomain: 'companyExcluded',
    removeExclusion: 'exclusionRemoved',
  },
})

const visibilityNotices = {
  hidden: 'profileHidden',
  anonymous: 'profileAnonymous',
  named: 'profileNamed',
} as const
