import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { errorNotice } from '../../../machines/shared/notice.ts'
import { useRootActors } from '../../app/actors.ts'
import { useNavigate } from '../../routing/location.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'

/** A link that lacks the address or the code leads home (specification, 4); the visitor is told why. */
export function BrokenLink({ title }: { title: string }) {
  const { notifications } = useRootActors()
  const navigate = useNavigate()
  useEffect(() => {
    notifications.send({ type: 'show', notice: errorNotice('linkIncomplete').notice })
    navigate(paths.home, { replace: true })
  }, [navigate, notifications])
  return <OpeningView title={title} />
}
