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
import { companyPageWords as words } from '../../words/companies/page.ts'
import { EditingForm } from '../forms/EditingForm.tsx'
import { PlacesContext } from '../forms/placesContext.ts'
import { Paper, SplitView } from '../forms/SplitView.tsx'
import { CompanyPlaces } from './CompanyPlaces.tsx'
import type { FilledCompany } from './CompanyPreview.tsx'

interface Props {
  flow: EditingFlow
  company: OwnCompany
  /** True if the member's email address is verified. */
  isVerified: boolean
  suggestions: PlaceSuggestionsFlow
  /** Preview of the public page with the form values. */
  Preview: ComponentType<{ company: OwnCompany; filled: FilledCompany }>
  /** Logo field. Above the form, because it is saved separately. */
  logo?: ReactNode
  /** Panels below the form. */
  children?: ReactNode
}

/** Form for the member's company, beside a preview of its public page. */
export function CompanyView({ flow, company, isVerified, suggestions, Preview, logo, children }: Props) {
  const [filled, setFilled] = useState<FilledCompany>({})
  const { about, heldPostings, industry, isSuspended, name, places, revision, size, slug, website } = company
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
      {isSuspended && <Banner kind="warning">{words.suspended}</Banner>}
      {heldPostings > 0 && (
        <Banner kind="info">
          {words.inReview(heldPostings)} <TextLink href={paths.postings}>{words.viewPosts}</TextLink>
        </Banner>
      )}
      <p className="mb-6">
        <TextLink href={paths.publicCompany(slug)}>{words.viewPublicPage}</TextLink>
      </p>
      <SplitView
        panels={[
          {
            name: 'details',
            label: words.details,
            content: (
              <>
                {logo && <Panel>{logo}</Panel>}
                <EditingForm
                  flow={flow}
                  id="company"
                  rules="company"
                  title={words.form}
                  saved={saved}
                  onFilled={setFilled}
                >
                  {/* Revision that the form is based on, so that a concurrent change is not overwritten. */}
                  <input key={revision} type="hidden" name="companyRevision" defaultValue={revision} />
                  <div className="field-row">
                    <Field
                      label={words.name}
                      name="companyName"
                      hint={identityHint(company, isVerified, 'name')}
                      readOnly={!canChangeIdentity(company, isVerified)}
                      autoComplete="organization"
                      defaultValue={saved.companyName}
                    />
                    <Field
                      label={words.website}
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
                    label={words.about}
                    name="companyAbout"
                    hint={words.aboutHint}
                    defaultValue={saved.companyAbout}
                  />
                  <div className="field-row">
                    <Select
                      label={words.size}
                      name="companySize"
                      options={companySizeWords}
                      none={words.noSize}
                      defaultValue={saved.companySize}
                    />
                    <Field
                      label={words.industry}
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
          },
        ]}
        preview={
          <Paper>
            <Preview company={company} filled={filled} />
          </Paper>
        }
      />
    </>
  )
}
