import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { profileDraft } from '../../machines/talent/profileDraft.ts'
import { rowWords } from '../../src/words/shared/rows.ts'
import { profileEditorWords as words, profileRows } from '../../src/words/talent/profileEditor.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { newProfile, ownProfile, resumeSources, visibleProfile } from './ownProfile.ts'
import { ProfileEditorAt } from './ProfileEditorAt.tsx'

const meta = preview.meta({
  title: 'Views/Profile editor',
  tags: ['autodocs'],
  component: ProfileEditorAt,
  parameters: wholePage,
  args: { at: 'open.saving.clean' },
  argTypes: { at: stateControl(profileDraft), failure: failureControl },
})

export const Hidden = meta.story()

Hidden.test('adds a skill, with its evidence from the resume', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: rowWords.add(profileRows.skill.noun) }))
  const added = canvas.getByLabelText(words.skill(5))
  await expect(added).toHaveFocus()
  await userEvent.type(added, 'Joinery')
  const evidence = within(canvas.getByRole('group', { name: words.evidence(5) }))
  await userEvent.click(evidence.getByRole('checkbox', { name: 'Joiner, Kitchen maker' }))
  await expect(evidence.getByRole('checkbox', { name: 'Joiner, Kitchen maker' })).toBeChecked()
})

Hidden.test('takes experience from a resume', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText(words.source), words.fromResume('Stage carpenter'))
  await expect(canvas.queryByLabelText(words.position(1))).not.toBeInTheDocument()
})

export const Empty = meta.story({ args: { profile: newProfile } })

export const WithoutResume = meta.story({
  name: 'Without a resume',
  args: { profile: newProfile, sources: { choices: [], chosen: null } },
})

export const InStepWithAResume = meta.story({
  name: 'In step with a resume',
  args: {
    profile: { ...ownProfile, profile: { ...ownProfile.profile, resumeId: 'r1' } },
    sources: resumeSources,
  },
})

export const Visible = meta.story({
  args: { at: 'open.saving.manual.clean', profile: visibleProfile },
})

export const UnsavedChanges = meta.story({
  name: 'Unsaved changes',
  args: { at: 'open.saving.manual.dirty', profile: visibleProfile, typed: { headline: 'Set builder' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.unsaved)).toBeVisible()
  },
})

export const SomethingWrong = meta.story({
  name: 'Something is wrong',
  args: {
    at: 'open.saving.invalid',
    typed: { availableFrom: '2027-02-31' },
    problems: { 'profile.availableFrom': 'Enter a date, such as 2027-01-31.' },
  },
})

export const NotSaved = meta.story({
  name: 'Not saved',
  args: { at: 'open.saving.unsaved', failure: failed('unreachable') },
})

export const ChangedElsewhere = meta.story({
  name: 'Changed in another window',
  args: {
    at: 'open.saving.conflict',
    typed: { headline: 'Set builder' },
    theirs: { ...ownProfile, revision: 2, profile: { ...ownProfile.profile, headline: 'Scenic carpenter' } },
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
