import { keptUntilInWords } from '../../words/privacy/retention.ts'

/** Last day before data is erased; renders nothing if no date is set. */
export const KeptUntil = ({ day }: { day: string | null }) =>
  day !== null && <p className="text-hint text-muted">{keptUntilInWords(day)}</p>
