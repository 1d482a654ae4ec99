import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import type { ShownProfile } from '../../contract/talent/profile.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import type { PersonStanding } from '../../machines/talent/person.ts'
import { ButtonLink } from '../../src/ui/controls/Button.tsx'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { NotAllowed } from '../../src/views/talent/NotAllowed.tsx'
import { PersonCard } from '../../src/views/talent/PersonCard.tsx'
import { PersonPageView } from '../../src/views/talent/PersonPageView.tsx'
import { menus } from '../../src/words/menus.ts'
import { invitingWords, sentStateInWords } from '../../src/words/talent/inviting.ts'
import { talentWords } from '../../src/words/talent/search.ts'
import { marksFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { anonymous, mina, sparse } from './people.ts'
import { sentInvitation, shortlisted } from './results.ts'

interface Props {
  /** State of the machine that reads the profile. */
  at: string
  profile: ShownProfile | undefined
  standing: PersonStanding | undefined
  isUnverified?: boolean
}

const ignore = () => undefined
const untouched: PersonStanding = { saved: null, sent: null, left: { open: 10, today: 50 } }

const PersonPage = ({ at, profile, standing, isUnverified }: Props) => (
  <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={talentPaths.talent}>
    {isUnverified ? (
      <>
        <Heading>{talentWords.title}</Heading>
        <NotAllowed isSuspended={false} />
      </>
    ) : (
      <PersonPageView isRead={profile !== undefined}>
        <FlowAt
          machine={readingMachine}
          at={at}
          context={{ query: {}, data: profile, failure: failed('unreachable') }}
        >
          {(reading) => (
            <FlowAt machine={marksFlow} at="resting" context={{ shown: {}, known: {}, change: undefined }}>
              {(marks) => (
                <PersonCard
                  id={mina.id}
                  reading={reading}
                  profile={profile}
                  standing={standing}
                  marks={marks}
                  now={storyNow}
                  onInvite={ignore}
                  level={1}
                  away={
                    <ButtonLink look="secondary" size="small" href={talentPaths.talent}>
                      {talentWords.pane.toSearch}
                    </ButtonLink>
                  }
                />
              )}
            </FlowAt>
          )}
        </FlowAt>
      </PersonPageView>
    )}
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Talent/Person page',
  tags: ['autodocs'],
  component: PersonPage,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', profile: mina, standing: untouched },
  argTypes: { at: stateControl(readingMachine) },
})

export const Named = meta.story()

export const Anonymous = meta.story({ args: { profile: anonymous } })

Anonymous.test('the headline stands for a hidden name', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: anonymous.headline })).toBeVisible()
  await expect(canvas.queryByText('Mina', { exact: false })).toBeNull()
})

export const Sparse = meta.story({ args: { profile: sparse } })

export const Saved = meta.story({ args: { standing: { ...untouched, saved: shortlisted[0] ?? null } } })

export const InvitedAlready = meta.story({
  name: 'Invited already',
  args: { standing: { ...untouched, sent: sentInvitation } },
})

InvitedAlready.test('an invited person is not invited twice', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: invitingWords.invite })).toBeNull()
  await expect(canvas.getByText(sentStateInWords.asked, { exact: false })).toBeVisible()
  await expect(canvas.getByRole('link', { name: invitingWords.view })).toHaveAttribute(
    'href',
    introductionPaths.sentIntroduction(sentInvitation.id),
  )
})

const declined: PersonStanding['sent'] = { ...sentInvitation, state: 'declined', turn: null, can: [] }

export const Declined = meta.story({ args: { standing: { ...untouched, sent: declined } } })

Declined.test('a person is invited again after six months, not before', async ({ canvas }) => {
  await expect(canvas.getByText(/invite them again from May/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: invitingWords.invite })).toBeNull()
})

export const DeclinedLongAgo = meta.story({
  name: 'Declined long ago',
  args: { standing: { ...untouched, sent: { ...declined, createdAt: '2026-04-01T09:00:00.000Z' } } },
})

DeclinedLongAgo.test('six months later, the button is there again', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: invitingWords.invite })).toBeVisible()
})

export const Gone = meta.story({ args: { at: 'notThere', profile: undefined, standing: undefined } })

Gone.test('a person who is gone leads back to the search', async ({ canvas }) => {
  await expect(canvas.getByText(talentWords.pane.gone.title)).toBeVisible()
  for (const link of canvas.getAllByRole('link', { name: talentWords.pane.toSearch }))
    await expect(link).toHaveAttribute('href', talentPaths.talent)
})

export const Loading = meta.story({ args: { at: 'reading.waiting', profile: undefined } })

export const Failed = meta.story({ args: { at: 'failed', profile: undefined } })

export const NotVerified = meta.story({ name: 'Not verified', args: { isUnverified: true } })
