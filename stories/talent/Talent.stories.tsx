import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { personSearchIn } from '../../contract/talent/address.ts'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { talentSearchPageMachine, type FoundPeople } from '../../machines/talent/talentSearchPage.ts'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { Reading } from '../../src/views/reading/Reading.tsx'
import { NotAllowed } from '../../src/views/talent/NotAllowed.tsx'
import { PeopleForm } from '../../src/views/talent/PeopleForm.tsx'
import { PeopleResults } from '../../src/views/talent/PeopleResults.tsx'
import { PersonCard } from '../../src/views/talent/PersonCard.tsx'
import { PersonPane } from '../../src/views/talent/PersonPane.tsx'
import { TalentFrame } from '../../src/views/talent/TalentFrame.tsx'
import { menus } from '../../src/words/menus.ts'
import { talentWords } from '../../src/words/talent/search.ts'
import type { PersonStanding } from '../../machines/talent/person.ts'
import { marksFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { mina } from './people.ts'
import { foundPeople, nobodyFound, sentInvitation } from './results.ts'

interface Props {
  /** State of the machine that reads the results. */
  at: string
  found: FoundPeople | undefined
  address: string
  /** State of the machine that reads the person next to the list. */
  beside: string
  standing: PersonStanding
  barred?: 'suspended' | 'unverified' | undefined
}

const ignore = () => undefined
const NoPlaces = () => null
const untouched: PersonStanding = { saved: null, sent: null, left: { open: 10, today: 50 } }
const unreachable = failed('unreachable')

const Talent = ({ at, found, address, beside, standing, barred }: Props) => (
  <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={talentPaths.talent}>
    <TalentFrame current="search" left={barred ? null : 46}>
      {barred ? (
        <NotAllowed isSuspended={barred === 'suspended'} />
      ) : (
        <FlowAt
          machine={talentSearchPageMachine}
          at="closed"
          context={{ search: address, open: null, hasRoom: true, first: mina.id, beside: mina.id }}
        >
          {(flow) => (
            <PeopleForm
              flow={flow}
              address={address}
              found={found}
              placeProblem={undefined}
              Places={NoPlaces}
            >
              <FlowAt machine={marksFlow} at="resting" context={{ shown: {}, known: {}, change: undefined }}>
                {(marks) => (
                  <>
                    <div className="min-w-0">
                      <FlowAt
                        machine={readingMachine}
                        at={at}
                        context={{ query: {}, data: found, failure: unreachable }}
                      >
                        {(reading) => (
                          <Reading flow={reading} what={talentWords.list.what} rows={5}>
                            {found && (
                              <PeopleResults
                                flow={flow}
                                marks={marks}
                                search={personSearchIn(address)}
                                found={found}
                                people={found.items}
                                paging={undefined}
                                now={storyNow}
                              />
                            )}
                          </Reading>
                        )}
                      </FlowAt>
                    </div>
                    {found && found.items.length > 0 && (
                      <PersonPane area={null} id={mina.id} isOpen={false} onClose={ignore}>
                        <FlowAt
                          machine={readingMachine}
                          at={beside}
                          context={{ query: {}, data: mina, failure: unreachable }}
                        >
                          {(reading) => (
                            <PersonCard
                              id={mina.id}
                              reading={reading}
                              profile={mina}
                              standing={standing}
                              marks={marks}
                              now={storyNow}
                              onInvite={ignore}
                              wanted={['welding']}
                            />
                          )}
                        </FlowAt>
                      </PersonPane>
                    )}
                  </>
                )}
              </FlowAt>
            </PeopleForm>
          )}
        </FlowAt>
      )}
    </TalentFrame>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Talent/Search',
  tags: ['autodocs'],
  component: Talent,
  parameters: wholePage,
  args: {
    at: 'shown',
    found: foundPeople,
    address: '?q=carpenter&skill=Welding',
    beside: 'shown',
    standing: untouched,
  },
})

export const Found = meta.story()

Found.test('names a person whose name is hidden by the headline', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Exhibition joiner' })).toBeVisible()
})

export const Invited = meta.story({
  args: { standing: { ...untouched, sent: sentInvitation } },
  globals: { viewport: { value: 'w1440' } },
})

Invited.test('an invited person is not invited twice', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Invite to apply' })).toBeNull()
  await expect(canvas.getByRole('link', { name: 'View invitation' })).toHaveAttribute(
    'href',
    introductionPaths.sentIntroduction(sentInvitation.id),
  )
})

export const NoMatch = meta.story({ name: 'No match', args: { found: nobodyFound } })

export const NobodyVisible = meta.story({ name: 'Nobody visible', args: { found: nobodyFound, address: '' } })

export const Loading = meta.story({ args: { at: 'reading.waiting', found: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', found: undefined },
})

export const Failed = meta.story({ args: { at: 'failed', found: undefined } })

export const PersonGone = meta.story({ name: 'Person gone', args: { beside: 'notThere' } })

export const NotVerified = meta.story({ name: 'Not verified', args: { barred: 'unverified' } })

export const Suspended = meta.story({ args: { barred: 'suspended' } })
