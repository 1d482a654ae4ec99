import { paths } from '../../../contract/paths.ts'
import { useLocation } from '../../routing/location.ts'
import { Applicants } from './Applicants.tsx'

export default function ApplicantsPage() {
  const { search } = useLocation()
  return <Applicants key={search} title="Applicants" path={paths.applicants} search={search} />
}
