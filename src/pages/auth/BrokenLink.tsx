import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { errorNotice } from '../../../machines/shared/notice.ts'
import { useRootActors } from '../../app/actors.ts'
import { useNavigate } from '../../routing/location.ts'
import { OpeningView } from '../../views/auth/OpeningView.tsx'

/**
 * Redirects a mailed link without its address or code to the home page (specification, 4), with a
 * notification.
 */
export function BrokenLink({ title }: { title: string }) {
  const { notifications } = useRootActors()
  const navigate = useNavigate()
  useEffect(() => {
    notifications.send({ type: 'show', notice: errorNotice('linkIncomplete').notice })
    navigate(paths.home, { replace: true })
  }, [navigate, notifications])
  return <OpeningView title={title} />
}
