import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { paths } from '../../../contract/paths.ts'
import type { PlaceSuggestionsFlow } from '../../../machines/forms/placeSuggestions.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { canChangeIdentity, companySizeWords, identityHint } from '../../words/companies.ts'
import { EditingForm } from '../forms/EditingForm.tsx'
import { PlacesContext } from '../forms/placesContext.ts'
import { Halves, Paper } from '../forms/Halves.tsx'
import { CompanyPlaces } from './CompanyPlaces.tsx'
import type { FilledCompany } from './CompanyPreview.tsx'

interface Props {
  flow: EditingFlow
  company: OwnCompany
  /** Whether the address of who looks at it is verified. */
  isVerified: boolean
  suggestions: PlaceSuggestionsFlow
  /** The page that everybody will read. */
  Preview: ComponentType<{ company: OwnCompany; filled: FilledCompany }>
  /** Stands above the form: the logo is saved apart from it. */
  logo?: ReactNode
  /** What stands below the form. */
  children?: ReactNode
}

/** What an employer says of the company, beside the page that it becomes. */
export function CompanyView({ flow, company, isVerified, suggestions, Preview, logo, children }: Props) {
  const [filled, setFilled] = useState<FilledCompany>({})
  const {
    about,
    heldPostings,
    industry,
    isSuspended,

    name,
    places,
    revision,
    size,
    slug,
    website,
  } = company
  const saved = useMemo(
    () => ({
      companyName: name,
      companyWebsite: website,
      companyAbout: about,
      companySize: size ?? '',
      companyIndustry: industry,
      companyPlaces: places.join('\n'),
    }),
    [name, website, about, size, industry, places],
  )

  return (
    <>
      {isSuspended && (
        <Banner kind="warning">
          Your company is suspended: nobody finds its postings, nothing of it can be published, and it can
          invite nobody. The mail about it says why.
        </Banner>
      )}
      {heldPostings > 0 && (
        <Banner kind="info">
          {heldPostings === 1 ? '1 posting is' : `${heldPostings} postings are`} in review: nobody finds
          {heldPostings === 1 ? ' it' : ' them'} until we have looked. You need not do anything; we write to
          you then. <TextLink href={paths.postings}>See your postings</TextLink>
        </Banner>
      )}
      <p className="mb-6">
        <TextLink href={paths.publicCompany(slug)}>See your public page</TextLink>
      </p>
      <Halves
        panels={{
          Details: (
            <>
              {logo && <Panel>{logo}</Panel>}
              <EditingForm
                flow={flow}
                id="company"
                rules="company"
                title="Your company"
                saved={saved}
                onFilled={setFilled}
              >
                {/* What the change is made on: who changes it elsewhere meanwhile loses nothing. */}
                <input key={revision} type="hidden" name="companyRevision" defaultValue={revision} />
                <div className="field-row">
                  <Field
                    label="Company name"
                    name="companyName"
                    hint={identityHint(company, isVerified, 'name')}
                    readOnly={!canChangeIdentity(company, isVerified)}
                    autoComplete="organization"
                    defaultValue={saved.companyName}
                  />
                  <Field
                    label="Website (optional)"
                    name="companyWebsite"
                    hint={identityHint(company, isVerified, 'website')}
                    readOnly={!canChangeIdentity(company, isVerified)}
                    type="url"
                    autoComplete="url"
                    inputMode="url"
                    defaultValue={saved.companyWebsite}
                  />
                </div>
                <TextArea
                  label="About (optional)"
                  name="companyAbout"
                  hint="What candidates should know. Up to 2,000 characters."
                  defaultValue={saved.companyAbout}
                />
                <div className="field-row">
                  <Select
                    label="Size (optional)"
                    name="companySize"
                    options={companySizeWords}
                    none="Not told"
                    defaultValue={saved.companySize}
                  />
                  <Field
                    label="Industry (optional)"
                    name="companyIndustry"
                    defaultValue={saved.companyIndustry}
                  />
                </div>
                <PlacesContext value={suggestions}>
                  <CompanyPlaces name="companyPlaces" saved={places} />
                </PlacesContext>
              </EditingForm>
              {children}
            </>
          ),
        }}
        page={
          <Paper>
            <Preview company={company} filled={filled} />
          </Paper>
        }
      />
    </>
  )
}
