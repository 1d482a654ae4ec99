import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ShownProfileView } from '../../src/views/talent/ShownProfileView.tsx'
import { shownProfileWords } from '../../src/words/talent/shownProfile.ts'
import { storyNow } from '../support/applications.ts'
import { anonymous, mina, sparse } from './people.ts'

const meta = preview.meta({
  title: 'Views/Talent/Profile',
  tags: ['autodocs'],
  component: ShownProfileView,
  args: { profile: mina, now: storyNow },
})

export const Named = meta.story()

export const Matched = meta.story({ args: { wanted: ['welding'] } })

Matched.test('marks the skills that were searched for, also in words', async ({ canvas }) => {
  await expect(canvas.getByText(/^Welding, MIG/)).toHaveTextContent(
    `${shownProfileWords.matches} Welding, MIG`,
  )
  await expect(canvas.getByText(/^AutoCAD/)).toHaveTextContent(/^AutoCAD$/)
})

export const Anonymous = meta.story({ args: { profile: anonymous } })

Anonymous.test('an anonymous person is named by the headline', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Stage carpenter')
  await expect(canvas.getByText(shownProfileWords.anonymous)).toBeVisible()
})

export const Own = meta.story({ args: { isOwn: true } })

export const OnItsOwnPage = meta.story({ name: 'On its own page', args: { level: 1 } })

export const LittleShared = meta.story({ name: 'Little shared', args: { profile: sparse } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    profile: {
      ...mina,
      name: { firstName: 'Samplefirstname'.repeat(4), lastName: 'Samplelastname'.repeat(4) },
      headline: 'Carpenter'.repeat(13),
      about: 'tree'.repeat(60),
      skills: [{ name: 'Timberframing'.repeat(6), evidence: ['Carpenter'.repeat(20)] }],
    },
  },
})
