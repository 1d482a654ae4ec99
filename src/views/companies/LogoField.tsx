import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { LogoCommandsFlow } from '../../../machines/companies/logoCommands.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { pictureWords } from '../../words/files/picture.ts'
import { PictureField } from '../forms/PictureField.tsx'

interface Props {
  company: Pick<OwnCompany, 'logo' | 'name' | 'slug'>
  flow: LogoCommandsFlow
}

/** Field for the company's logo, previewed in the sizes of its page and of lists. */
export const LogoField = ({ company, flow }: Props) => (
  <PictureField flow={flow} words={pictureWords.logo} hasPicture={company.logo !== undefined}>
    <div className="flex items-end gap-3">
      <CompanyMark company={company} size="page" />
      <CompanyMark company={company} size="row" />
    </div>
  </PictureField>
)
