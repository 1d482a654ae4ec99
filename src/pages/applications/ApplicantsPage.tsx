import { paths } from '../../../contract/paths.ts'
import { useLocation } from '../../routing/location.ts'
import { applicantsWords } from '../../words/applications/applicants.ts'
import { Applicants } from './Applicants.tsx'

export default function ApplicantsPage() {
  const { search } = useLocation()
  return <Applicants key={search} title={applicantsWords.title} path={paths.applicants} search={search} />
}
