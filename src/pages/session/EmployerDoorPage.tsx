import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useNavigate } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { authWords } from '../../words/pages/auth.ts'

/** Redirects to the employer's home page. */
export default function EmployerDoorPage() {
  const navigate = useNavigate()
  useEffect(() => navigate(paths.area.employer, { replace: true }), [navigate])
  return <Loader>{authWords.opening}</Loader>
}
