import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { EditingForm } from '../forms/EditingForm.tsx'

/** What an employer says of the company. */
export function CompanyView({ flow }: { flow: EditingFlow }) {
  const company = useSelector(flow, ({ context }) => context.user.company)
  const saved = useMemo(
    () => ({
      companyName: company?.name ?? '',
      companyWebsite: company?.website ?? '',
      companyAbout: company?.about ?? '',
    }),
    [company],
  )

  return (
    <>
      <Heading>Company</Heading>
      {company?.slug && (
        <p className="mb-6">
          <TextLink href={paths.publicCompany(company.slug)}>See your public page</TextLink>
        </p>
      )}
      <EditingForm flow={flow} id="company" rules="company" title="Your company" saved={saved}>
        {/* What the change is made on: who changes it elsewhere meanwhile loses nothing. */}
        <input type="hidden" name="companyRevision" defaultValue={company?.revision} />
        <div className="grid items-end gap-x-6 sm:grid-cols-2">
          <Field
            label="Company name"
            name="companyName"
            autoComplete="organization"
            defaultValue={saved.companyName}
          />
          <Field
            label="Website (optional)"
            name="companyWebsite"
            type="url"
            autoComplete="url"
            inputMode="url"
            defaultValue={saved.companyWebsite}
          />
        </div>
        <TextArea
          label="About (optional)"
          name="companyAbout"
          hint="What candidates should know, in one or two sentences."
          defaultValue={saved.companyAbout}
        />
      </EditingForm>
    </>
  )
}
