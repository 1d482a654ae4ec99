import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { logoCommandsMachine } from '../../machines/companies/logoCommands.ts'
import { photoCommandsMachine } from '../../machines/profile/photo.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { photoCommands } from '../../src/effects/profile.ts'
import { logoCommands } from '../../src/effects/companies.ts'
import { LogoField } from '../../src/views/companies/LogoField.tsx'
import { PhotoField } from '../../src/views/profile/PhotoField.tsx'
import { pictureWords } from '../../src/words/files/picture.ts'
import { company } from '../companies/samples.ts'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { member } from '../support/people.ts'

const photoMachine = photoCommandsMachine.provide({ actors: { command: photoCommands } })

const logoMachine = logoCommandsMachine.provide({ actors: { command: logoCommands } })

interface Props {
  at: string
  hasPicture: boolean
  /** True for removing the picture, false for setting one. */
  removes: boolean
  failure?: Failure | undefined
}

/** Path of a picture that no server serves, so the mark behind it stays visible. */
const path = `/media/${'a'.repeat(22)}-192.webp`

const Pictures = ({ at, failure, hasPicture, removes }: Props) => {
  const ran = removes
    ? ({ command: 'removePicture', input: {} } as const)
    : ({ command: 'setPicture', input: { file: new File(['picture'], 'picture.png') } } as const)
  return (
    <main className="grid gap-8 px-gutter py-8">
      <FlowAt machine={logoMachine} at={at} context={{ asked: undefined, ran, failure }}>
        {(flow) => <LogoField company={{ ...company, ...(hasPicture && { logo: path }) }} flow={flow} />}
      </FlowAt>
      <FlowAt machine={photoMachine} at={at} context={{ asked: undefined, ran, failure }}>
        {(flow) => <PhotoField user={{ ...member, picture: hasPicture ? path : '' }} flow={flow} />}
      </FlowAt>
    </main>
  )
}

const meta = preview.meta({
  title: 'Components/Pictures',
  tags: ['autodocs'],
  component: Pictures,
  parameters: { machine: 'commands' },
  args: { at: 'idle', hasPicture: false, removes: false },
  argTypes: { at: stateControl(logoMachine), failure: failureControl },
})

export const None = meta.story()

None.test('a picture can be chosen, and none can be removed', async ({ canvas }) => {
  await expect(canvas.getByLabelText(pictureWords.logo.upload)).toBeEnabled()
  await expect(canvas.queryByRole('button', { name: pictureWords.logo.remove })).toBeNull()
})

export const Uploaded = meta.story({ args: { hasPicture: true } })

Uploaded.test('a picture can be replaced and removed', async ({ canvas }) => {
  await expect(canvas.getByLabelText(pictureWords.photo.replace)).toBeEnabled()
  await expect(canvas.getByRole('button', { name: pictureWords.photo.remove })).toBeVisible()
})

export const Uploading = meta.story({
  args: { at: 'running.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(pictureWords.uploading)).toHaveLength(2)
  },
})

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'running.stillWaiting' } })

export const Removing = meta.story({
  args: { at: 'running.waiting', hasPicture: true, removes: true },
})

export const WrongFile = meta.story({
  name: 'Wrong file',
  args: { failure: { code: 'invalid', message: pictureWords.otherType } },
})

export const Refused = meta.story({
  args: { failure: refused('This picture is damaged. Open it, save it again, and choose that file.') },
})

export const NotReached = meta.story({
  name: 'Not reached',
  args: { failure: failed('unreachable'), hasPicture: true },
})
