import type { ComponentProps } from 'react'
import { object } from 'valibot'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { forms } from '../../contract/forms.ts'
import { paths } from '../../contract/paths.ts'
import { editingMachine, type SavedProfile } from '../../machines/editing/editing.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { CompanyFrame } from '../../src/views/companies/CompanyFrame.tsx'
import { CompanyPreview } from '../../src/views/companies/CompanyPreview.tsx'
import { CompanyView } from '../../src/views/companies/CompanyView.tsx'
import { Reading } from '../../src/views/reading/Reading.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import * as samples from './samples.ts'
import { leedsSuggested } from '../support/places.ts'
import { FlowAt } from '../support/flow.tsx'
import { failed, formEffect } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

export const machine = editingMachine.provide({
  actors: {
    save: formEffect(
      object(forms.company),
      ({ companyName: name, companyWebsite: website, companyAbout: about }): SavedProfile => ({
        user: { ...employer, company: { name, website, about } },
      }),
    ),
  },
})

interface Props {
  at: string
  company: OwnCompany
  /** True if the email address of the member is verified. */
  isVerified?: boolean
  /** False if the member acts for no company. */
  isThere: boolean
  /** State of the machine that reads the company. */
  reading?: 'reading.waiting' | 'shown'
  failure?: Failure | undefined
  /** Loading state of the preview beside the form. */
  page?: 'reading.waiting' | 'shown' | 'failed'
}

type PreviewProps = ComponentProps<ComponentProps<typeof CompanyView>['Preview']>

const previewAt = (page: NonNullable<Props['page']>) =>
  function Preview(props: PreviewProps) {
    return (
      <FlowAt
        machine={readingMachine}
        at={page}
        context={{
          query: {},
          data: page === 'shown' ? samples.published : undefined,
          failure: page === 'failed' ? failed('unreachable') : undefined,
        }}
      >
        {(reading) => (
          <Reading flow={reading} what="your public page" rows={5}>
            {page === 'shown' && <CompanyPreview {...props} published={samples.published} />}
          </Reading>
        )}
      </FlowAt>
    )
  }

const previews = {
  'reading.waiting': previewAt('reading.waiting'),
  shown: previewAt('shown'),
  failed: previewAt('failed'),
} as const

/** Page of the member's own company in a given state. */
export const CompanyAt = ({
  at,
  company,
  isVerified = true,
  isThere,
  reading: readingAt = 'shown',
  failure,
  page = 'shown',
}: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.company}>
    <FlowAt
      machine={readingMachine}
      at={isThere ? readingAt : 'notThere'}
      context={{
        query: {},
        data: isThere && readingAt === 'shown' ? company : undefined,
        failure: undefined,
      }}
    >
      {(reading) => (
        <CompanyFrame reading={reading}>
          <FlowAt
            machine={machine}
            at={at}
            context={{ role: 'employer', id: employer.id, failure, wayOut: undefined }}
          >
            {(flow) => (
              <CompanyView
                flow={flow}
                company={company}
                isVerified={isVerified}
                suggestions={leedsSuggested}
                Preview={previews[page]}
              />
            )}
          </FlowAt>
        </CompanyFrame>
      )}
    </FlowAt>
  </MemberShell>
)
