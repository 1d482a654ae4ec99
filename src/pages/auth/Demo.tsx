import type { Role } from '../../../contract/roles.ts'
import { DemoNote } from '../../views/site/DemoNote.tsx'

/** Loaded where a demo stands, and nowhere else. */
export default function Demo({ role }: { role: Role }) {
  return (
    <div className="mt-8">
      <DemoNote role={role} />
    </div>
  )
}
