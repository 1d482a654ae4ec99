import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useNavigate } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'

/** Another name of the employer's home; leads there. */
export default function EmployerDoorPage() {
  const navigate = useNavigate()
  useEffect(() => navigate(paths.area.employer, { replace: true }), [navigate])
  return <Loader>Opening your account</Loader>
}
