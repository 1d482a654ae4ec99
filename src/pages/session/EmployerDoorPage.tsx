import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useRootActors } from '../../app/actors.ts'
import { Loader } from '../../ui/feedback/Loader.tsx'

/** Another name of the employer's home; leads there. */
export default function EmployerDoorPage() {
  const { session } = useRootActors()
  useEffect(() => session.send({ type: 'finished', to: paths.area.employer }), [session])
  return <Loader>Opening your account</Loader>
}
