import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useNavigation } from '../../routing/location.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'

/** Another name of the employer's home; leads there. */
export default function EmployerDoorPage() {
  const { go } = useNavigation()
  useEffect(() => go(paths.area.employer, { replace: true }), [go])
  return <Loader>Opening your account</Loader>
}
