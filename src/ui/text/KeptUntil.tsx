import { keptUntilInWords } from '../../words/privacy/retention.ts'

/** Last day before something is erased; nothing where it is kept for now. */
export const KeptUntil = ({ day }: { day: string | null }) =>
  day !== null && <p className="text-hint text-muted">{keptUntilInWords(day)}</p>
