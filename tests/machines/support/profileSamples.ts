import type { machines } from '../../../machines/index.ts'
import { ownProfile } from '../../../stories/talent/ownProfile.ts'
import type { Samples } from './events.ts'

const { profile: content, ...rest } = ownProfile
const opened = { ...rest, id: 'c1', content, savedAt: undefined }
const company = { slug: 'fernhill', name: 'Fernhill' }

/** Events from the children of pages about a candidate's profile. */
export const profileSamples: {
  readonly [Id in 'profileEditor' | 'profileOverview']: Samples<(typeof machines)[Id]>
} = {
  profileEditor: {
    input: { accountId: 'c1' },
    events: [
      { type: 'reading.known', data: { opened, kept: undefined } },
      { type: 'resume.chosen', id: 'r1' },
    ],
    outputs: { draft: [{ to: undefined }] },
  },
  profileOverview: {
    input: { company: undefined },
    events: [
      { type: 'findCompanies', q: 'fern' },
      { type: 'preview', company },
      { type: 'closePreview' },
      {
        type: 'command.done',
        command: 'setVisibility',
        input: { visibility: 'named' },
        output: { ...ownProfile, visibility: 'named' },
      },
      { type: 'command.done', command: 'removeExclusion', input: { id: 'e1' }, output: { id: 'e1' } },
      {
        type: 'command.failed',
        command: 'setVisibility',
        input: { visibility: 'named' },
        failure: { code: 'refused', message: 'Add a headline to your profile first.' },
      },
    ],
    outputs: {},
  },
}
