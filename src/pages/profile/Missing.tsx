import type { User } from '../../../contract/user.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useReading } from '../../app/useReading.ts'
import { newestResume } from '../../effects/resumes.ts'
import { MissingPanel } from '../../views/profile/MissingPanel.tsx'
import { missingOf } from '../../words/resumes/missing.ts'

/** Suggestions to complete a profile, once read. */
export default function Missing({ user }: { user: User }) {
  const { flow, data } = useReading(newestResume, {})
  const now = useNow()
  return <MissingPanel reading={flow} missing={data && missingOf(user, data.resume, now)} />
}
